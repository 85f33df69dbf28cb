import type { FamilyBody } from '../../../api/family.ts';
import type { LawInput } from '../../input/input.ts';
import type { FamilyPension } from '../../pension/family.ts';
import type { PlannedRight } from './planned.ts';

interface Told {
  readonly body: FamilyBody;
  readonly regimeType: LawInput['regimeType'];
  readonly pension: FamilyPension;
  readonly planned: PlannedRight | null;
  readonly hasPay: boolean;
}

const ofBase = ({ regimeType, hasPay }: Told): readonly string[] => {
  if (hasPay)
    return ['Base: o provento informado, sem o acréscimo de 25% da grande invalidez, que não entra na pensão.'];
  const insured =
    regimeType === 'RGPS'
      ? 'Supõe a qualidade de segurado na data do óbito; sem ela só há pensão se a aposentadoria já estava completa (Lei 8.213/1991, art. 102, § 2º).'
      : 'Supõe servidor em atividade na data do óbito; morte de policial por agressão em serviço tem regra própria, não calculada aqui (EC 103/2019, art. 10, § 6º).';
  return [
    'Base: a aposentadoria por incapacidade permanente do dia do óbito. Se já for aposentado, informe o provento.',
    insured,
  ];
};

const ofDependants = ({ body, pension }: Told): readonly string[] => {
  const kinds = new Set(body.dependants.map(({ kind }) => kind));
  return [
    ...(pension.durations.some(({ confirmed }) => !confirmed)
      ? [
          'Duração não confirmada: confira as idades da Portaria ME 424/2020 na página oficial, e o que falta, antes de usar.',
        ]
      : []),
    ...(kinds.has('ward')
      ? ['Enteado e menor tutelado: só com prova da dependência econômica (EC 103/2019, art. 23, § 6º).']
      : []),
    ...(kinds.has('parent') || kinds.has('sibling')
      ? ['Pais e irmãos: só com prova da dependência econômica (Lei 8.213/1991, art. 16, § 4º).']
      : []),
  ];
};

const ofTheRest = ({ body, regimeType, planned }: Told): readonly string[] => [
  'A pensão é paga desde o óbito se pedida em 90 dias (180 para filho menor de 16 anos); depois, desde o pedido (Lei 8.213/1991, art. 74). Valores brutos, na moeda da data do óbito.',
  ...(body.otherBenefits.length > 0
    ? [
        'Acumulação pela EC 103/2019, art. 24, § 2º, sobre a cota do cônjuge; não reduz se os dois direitos foram adquiridos até 13/11/2019 (§ 4º). A cota do filho não é reduzida.',
      ]
    : []),
  ...(regimeType === 'RGPS'
    ? []
    : [
        'O piso do salário mínimo na pensão do servidor depende de ser a única renda formal do dependente (CF, art. 40, § 7º): não aplicado.',
      ]),
  ...(planned === null
    ? []
    : ['Depois da aposentadoria: na moeda de hoje e com os mesmos dependentes, com as idades da data do óbito.']),
];

/** What the answer supposes and what it does not know, in the order of the calculation. */
export const notesOf = (told: Told): string[] => [...ofBase(told), ...ofDependants(told), ...ofTheRest(told)];
