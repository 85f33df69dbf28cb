/** What a right hangs on that is counted as told, and found by somebody only when it is asked for. */
import type { Rule } from '../api/rules.ts';

type Asked = Pick<Rule, 'kind' | 'hangsOnConversion'>;

/**
 * Of the INSS or of the body of a servant: whether there is a disability, and its degree; whether an incapacity is permanent; whether work was exposed to harmful agents, also where it only counts as more common time.
 * @see LC 142/2013, arts. 4 and 5; Lei 8.213/1991, arts. 42, § 1, and 58, § 1
 */
const CONDITIONS = [
  { kind: 'disability', only: 'se a avaliação biopsicossocial confirmar a deficiência', mark: 'Só se for avaliada' },
  { kind: 'incapacity', only: 'se a perícia confirmar a incapacidade permanente', mark: 'Só com perícia' },
  { kind: 'special', only: 'se a exposição a agentes nocivos for provada (PPP)', mark: 'Só com o PPP' },
] as const;

const hangsOn = (rule: Asked, { kind }: (typeof CONDITIONS)[number]): boolean =>
  rule.kind === kind || (kind === 'special' && rule.hangsOnConversion === true);

/** ', 1 delas só se a avaliação biopsicossocial confirmar a deficiência'; empty where nothing hangs on a proof. */
export const onceProved = (rules: readonly Asked[]): string => {
  const said = CONDITIONS.flatMap((condition) => {
    const count = rules.filter((rule) => hangsOn(rule, condition)).length;
    if (count === 0) return [];
    return [count === rules.length ? condition.only : `${count} delas só ${condition.only}`];
  });
  return said.length === 0 ? '' : `, ${said.join(' e ')}`;
};

/** 'Só se a avaliação biopsicossocial confirmar a deficiência': beside a right in a list. */
export const onceProvedNotes = (rule: Asked): string[] =>
  CONDITIONS.filter((condition) => hangsOn(rule, condition)).map(({ only }) => `Só ${only}`);

/** The same in a few words, where there is no room. */
export const onceProvedMarks = (rule: Asked): string[] =>
  CONDITIONS.filter((condition) => hangsOn(rule, condition)).map(({ mark }) => mark);
