/** What a right hangs on that its requirements do not tell: what is found by somebody only when it is asked for, and a post. */
import type { Rule } from '../api/rules.ts';

type Asked = Pick<Rule, 'kind' | 'hangsOnConversion' | 'hangsOnNewPost'>;

interface Condition {
  readonly concerns: (rule: Asked) => boolean;
  readonly only: string;
  /** Where there is no room. */
  readonly mark: string;
}

/**
 * Of the INSS or of the body of a servant: whether there is a disability, and its degree; whether an incapacity is permanent;
 * whether work was exposed to harmful agents, also where it only counts as more common time. Who left his post needs another.
 * @see LC 142/2013, arts. 4 and 5; Lei 8.213/1991, arts. 42, § 1, and 58, § 1; CF, art. 40
 */
const CONDITIONS: readonly Condition[] = [
  {
    concerns: ({ kind }) => kind === 'disability',
    only: 'se a avaliação biopsicossocial confirmar a deficiência',
    mark: 'Só se for avaliada',
  },
  {
    concerns: ({ kind }) => kind === 'incapacity',
    only: 'se a perícia confirmar a incapacidade permanente',
    mark: 'Só com perícia',
  },
  {
    concerns: ({ kind, hangsOnConversion }) => kind === 'special' || hangsOnConversion === true,
    only: 'se a exposição a agentes nocivos for provada (PPP)',
    mark: 'Só com o PPP',
  },
  {
    concerns: ({ hangsOnNewPost }) => hangsOnNewPost === true,
    only: 'se ocupar outro cargo efetivo',
    mark: 'Só em outro cargo',
  },
];

/** ', 1 delas só se a avaliação biopsicossocial confirmar a deficiência'; empty where nothing of it concerns a rule. */
export const onlyIf = (rules: readonly Asked[]): string => {
  const said = CONDITIONS.flatMap(({ concerns, only }) => {
    const count = rules.filter(concerns).length;
    if (count === 0) return [];
    return [count === rules.length ? only : `${count} delas só ${only}`];
  });
  return said.length === 0 ? '' : `, ${said.join(' e ')}`;
};

const concerning = (rule: Asked): readonly Condition[] => CONDITIONS.filter(({ concerns }) => concerns(rule));

/** 'Só se a avaliação biopsicossocial confirmar a deficiência': beside a right in a list. */
export const onlyIfNotes = (rule: Asked): string[] => concerning(rule).map(({ only }) => `Só ${only}`);

/** The same in a few words. */
export const onlyIfMarks = (rule: Asked): string[] => concerning(rule).map(({ mark }) => mark);
