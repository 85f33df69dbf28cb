/** What counts because somebody said so, and has to be proved: each is evaluated without it. */
import type { StepEffect } from '../api/next-steps.ts';
import { asksLowIncome } from '../calculations/work-records/low-income.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { ended } from '../words/format.ts';
import { LOW_INCOME_PROOF } from '../words/low-income.ts';
import { type AdvisedOn, type Candidate, changesNothing, listed, subjectOf } from './candidate.ts';
import { isCarenciaOfForces, isOfForces, MILITARY_PROOF } from './forces.ts';

interface Proof {
  readonly id: string;
  readonly title: string;
  readonly what: string;
  readonly article: string;
  readonly documents: readonly string[];
  readonly has: (record: WorkRecord) => boolean;
  readonly without: (record: WorkRecord) => WorkRecord | null;
}

/** Without them nobody is granted the right of a person with a disability. */
export const DISABILITY_PROOFS = [
  'Avaliação biopsicossocial (médica e funcional)',
  'Laudos e exames que mostrem o início e o grau',
] as const;

/** Without them exposed time counts as common time. */
export const EXPOSURE_PROOFS = ['Perfil profissiográfico (PPP) de cada empregador', 'Laudo técnico (LTCAT)'] as const;

const PROOFS: readonly Proof[] = [
  {
    id: 'special',
    title: 'Provar o tempo especial',
    what: 'a exposição a agentes nocivos',
    article: 'Lei 8.213/1991, arts. 57 e 58',
    documents: EXPOSURE_PROOFS,
    has: ({ isSpecialTime }) => isSpecialTime,
    without: (record) => ({ ...record, isSpecialTime: false }),
  },
  {
    id: 'disability',
    title: 'Provar a deficiência e o seu grau',
    what: 'a deficiência',
    article: 'LC 142/2013, arts. 4º e 5º',
    documents: DISABILITY_PROOFS,
    has: ({ isDisabled }) => isDisabled,
    without: (record) => ({ ...record, isDisabled: false, disabledLevel: null }),
  },
  {
    id: 'teaching',
    title: 'Provar o tempo de magistério',
    what: 'o exercício em funções de magistério na educação básica',
    article: 'CF, arts. 40, § 5º, e 201, § 8º; Lei 9.394/1996, art. 67, § 2º',
    documents: ['Declaração da escola com a função e os períodos', 'Diploma ou habilitação'],
    has: ({ isTeaching }) => isTeaching,
    without: (record) => ({ ...record, isTeaching: false }),
  },
  {
    id: 'rural',
    title: 'Provar a atividade rural',
    what: 'a atividade rural',
    article: 'Lei 8.213/1991, arts. 38-A, 38-B e 106',
    documents: [
      'Autodeclaração do segurado especial',
      'Início de prova material da época (notas, certidões, contratos)',
    ],
    has: ({ isRural }) => isRural,
    without: () => null,
  },
  {
    id: 'police',
    title: 'Provar o tempo de atividade policial',
    what: 'a atividade estritamente policial',
    article: 'LC 51/1985, art. 1º',
    documents: ['Certidão do órgão com os cargos e as funções'],
    has: ({ isPoliceTime }) => isPoliceTime,
    without: (record) => ({ ...record, isPoliceTime: false }),
  },
  {
    id: 'military',
    title: 'Provar o tempo de serviço militar',
    what: 'o serviço',
    article: 'CF, art. 201, § 9º-A',
    documents: [],
    has: (record) => isOfForces(record) && !record.isPoliceTime,
    without: () => null,
  },
  {
    id: 'lowIncome',
    title: 'Provar o CadÚnico dos meses pagos a 5%',
    what: 'a inscrição da família no CadÚnico, com renda até dois salários mínimos, de quem pagou 5%',
    article: 'Lei 8.212/1991, art. 21, §§ 2º, II, b, e 4º',
    documents: [LOW_INCOME_PROOF],
    has: asksLowIncome,
    without: () => null,
  },
];

const AS_CARENCIA = ' Conta aqui também como carência, o que o INSS pode não aceitar e a Justiça tem admitido.';

const NO_RIGHT_LEFT = ' Sem a prova nenhum direito se completa.';

const lostText = (effect: StepEffect): string => {
  if (changesNothing(effect)) return '';
  return ` O efeito é o que se perde sem a prova.${(effect.balance ?? 0) > 0 ? ' Pela soma, só se perde a data.' : ''}`;
};

export const proveSteps = ({ calculation, regimeType }: AdvisedOn): Candidate[] =>
  PROOFS.flatMap(({ id, title, what, article, documents, has, without }): Candidate[] => {
    const { workRecords } = calculation;
    const concerned = workRecords.filter((record) => record.regimeType === regimeType && has(record));
    const [only] = concerned;
    if (only === undefined) return [];
    const names = listed(concerned.map(({ companyName }) => companyName));
    return [
      {
        id: `prove:${id}`,
        kind: 'prove',
        title,
        text: `${ended(`Está contado como informado, por provar: ${what} em ${names}`)}${concerned.some(isCarenciaOfForces) ? AS_CARENCIA : ''}`,
        article,
        subject: concerned.length === 1 ? subjectOf(only) : null,
        documents: [...documents, ...(concerned.some(isOfForces) ? [MILITARY_PROOF] : [])],
        deadline: null,
        evenWithoutEffect: true,
        saying: (effect, right) => (right === null && !changesNothing(effect) ? NO_RIGHT_LEFT : lostText(effect)),
        otherwise: {
          by: 'records',
          workRecords: workRecords.flatMap((record) => (concerned.includes(record) ? (without(record) ?? []) : record)),
        },
      },
    ];
  });
