import { z } from 'zod';

const dated = z.object({ whenToRetire: z.string().nullable(), variantOf: z.string().nullable() });
const datedAnswer = z.object({ applicableRules: z.array(dated), futureRules: z.array(dated) });

/**
 * The first day on which a rule is met, past or to come, from the JSON of a `RulesAnswer`; null if none ever is. The
 * other reading of a rule that is disputed in court opens no day: nobody is told to retire by it unseen.
 */
export const firstRetirement = (answer: string): string | null => {
  const { applicableRules, futureRules } = datedAnswer.parse(JSON.parse(answer));
  const days = [...applicableRules, ...futureRules].flatMap(({ whenToRetire, variantOf }) =>
    whenToRetire === null || variantOf !== null ? [] : [whenToRetire],
  );
  return days.sort()[0] ?? null;
};
