/** The pension of a permanent incapacity, asked for before anything else. */
import { incapacityFirst } from '../law/engine/outlook/incapacity-first.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import { isoOf } from '../units/day.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import type { AdvisedOn, Candidate } from './candidate.ts';

/** @see Lei 8.213/1991, art. 42, § 1; EC 103/2019, art. 10, § 1, II */
export const DEPENDS_ON_EXAMINATION = {
  RGPS: ' Depende da perícia médica, que diz se a incapacidade é permanente e desde quando (Lei 8.213/1991, art. 42, § 1º).',
  RPPS: ' Depende da perícia oficial, que diz se a incapacidade é permanente, desde quando e se não cabe readaptação (CF, art. 40, § 1º, I).',
} as const;

export const EXAMINATION_PROOFS = ['Laudos, exames e receitas médicas', 'Pedido de perícia'] as const;

const lowerFirst = (title: string): string => `${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/** What is said of the rights of whoever works is for whoever goes on working. */
const unlessConfirmed = (candidate: Candidate): Candidate => ({
  ...candidate,
  title: `Se a perícia não confirmar a incapacidade: ${lowerFirst(candidate.title)}`,
});

/** The request of its pension before the steps of those who work. */
export const incapacityBefore = (on: AdvisedOn, ofWork: readonly Candidate[]): Candidate[] => {
  const right = incapacityFirst(on.plan);
  if (right === null) return [...ofWork];
  const { regimeType, day, plan } = on;
  const { rule } = right.judgement;
  const [since, value] = [isoOf(right.date), right.on(right.from)];
  const worth = value === null ? '' : `, ${headlineMoney(value, day, { calculationDate: day })} por mês`;
  const check = isConfirmed(rule, plan.person.regime)
    ? ''
    : ' Conferir na legislação local antes: a regra não foi confirmada.';
  return [
    {
      id: 'incapacity',
      kind: 'request',
      title: `Pedir a aposentadoria por incapacidade permanente, registrada desde ${formatDate(since)}`,
      text: `Por “${rule.modality}”${worth}.${DEPENDS_ON_EXAMINATION[regimeType]} O que segue é para quem continua ou volta a trabalhar.${check}`,
      article: rule.ruleLaw,
      subject: { type: 'rule', id: rule.id, name: rule.modality },
      documents: ['Documento de identificação e CPF', ...EXAMINATION_PROOFS],
      deadline: null,
      otherwise: null,
      evenWithoutEffect: true,
    },
    ...ofWork.map(unlessConfirmed),
  ];
};
