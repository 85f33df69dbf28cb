import { useNotify } from 'react-admin';
import { type WorkAfter, workAfter } from '../../../domain/api/choice.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import { payGoesOn } from '../../../domain/api/running.ts';
import { dayOf } from '../../../domain/units/day.ts';
import { Choice } from '../shared/Choice.tsx';
import { refusalNotice } from '../shared/notices/refusal.tsx';
import { useUpdateAt } from '../shared/saving/useUpdateAt.ts';
import { useVersionedSave } from '../shared/saving/useVersionedSave.ts';
import { type CalculationRecord, useCalculation } from './calculation-context.ts';
import { calculationTexts as texts } from './texts.ts';
import { useForgetCalculation } from './useForgetCalculation.ts';

const words = { goesOn: texts.workGoesOn, ends: texts.workEnds } as const satisfies Record<WorkAfter, string>;

interface WorkAfterChoiceProps {
  regimeType: RegimeType;
  /** What the figures shown suppose. */
  shown: WorkAfter;
}

/**
 * Whether the work goes on after retiring by the INSS, kept with the calculation: asked where such work is paid today. A post
 * in the RPPS always ends.
 */
export const WorkAfterChoice = ({ regimeType, shown }: WorkAfterChoiceProps) => {
  const { calculation, records, revision } = useCalculation();
  const notify = useNotify();
  const update = useUpdateAt<CalculationRecord>('calculations');
  const { save, isPending } = useVersionedSave({
    etag: calculation.etag,
    atOnce: true,
    save: (chosen: WorkAfter, at) => update(calculation.id, { workAfter: chosen }, at),
    forget: useForgetCalculation(calculation.id),
    done: texts.workAfterSaved,
    onConflict: () => notify(refusalNotice(texts.saveFailed, undefined), { type: 'warning' }),
  });
  const today = dayOf(calculation.calculationDateUsed);
  const works = records.data?.workRecords.some((record) => payGoesOn(record, 'RGPS', today)) ?? false;
  if (regimeType !== 'RGPS' || !works || revision !== undefined) return null;
  return (
    <Choice
      label={texts.workAfterAsk}
      value={shown}
      options={workAfter.options.map((one) => [one, words[one]])}
      onChange={(chosen) => !isPending && save(chosen)}
    />
  );
};
