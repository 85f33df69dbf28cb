/** Rights by totalisation: insured time abroad completes what a rule asks for, and the value is in proportion. */
import type { Norm, Rule } from '../../rule/rule.ts';
import { ec103Permanent } from './ec-103-2019-permanent.ts';
import { ec103Transition } from './ec-103-2019-transition.ts';
import { incapacityOfRgps } from './incapacity.ts';

const DECREE = 'Decreto 3.048/1999';
const ARTICLES = 'art. 32, § 18; art. 35, § 1º';

const OBSERVATIONS = [
  'O tempo no exterior completa o tempo de contribuição e a carência, cada dia uma vez só; não entra na média nem vira tempo especial, rural ou de magistério.',
  'O valor é o teórico, com a soma dos tempos, vezes a parte do tempo que é do Brasil, em meses inteiros; pode ficar abaixo do salário mínimo. O outro país paga a parte dele pela própria lei.',
  'Se a soma dos tempos tem limite na fração, e se os meses no exterior contam para o divisor mínimo de 108, não está decidido: aqui não há limite, e eles não contam.',
];

const NOT_READ =
  'O texto do acordo de cada país: quase todos cobrem a idade e a incapacidade, e só alguns o tempo de contribuição.';

const TIME_NOT_COVERED_BY_ALL =
  'Nem todo acordo cobre a aposentadoria por tempo de contribuição: confira no do país antes de usar.';

const INCAPACITY_NOT_COVERED_BY_ALL =
  'Quase todo acordo cobre a incapacidade, nem todo: confira no do país antes de usar.';

const AGE_TO_BE_CHECKED =
  'Que a idade seja coberta, e que o tempo no exterior complete a carência, está no acordo de cada país: confira no texto antes de usar.';

const toBeChecked = ({ kind, totalisable }: Rule): string => {
  if (totalisable === 'always') return AGE_TO_BE_CHECKED;
  return kind === 'incapacity' ? INCAPACITY_NOT_COVERED_BY_ALL : TIME_NOT_COVERED_BY_ALL;
};

/** The law of each of them ends with the decree, whose articles go on. */
const totalised = (rule: Rule): Rule => {
  const { totalisable, ...own } = rule;
  return {
    ...own,
    id: `${rule.id}-totalizacao`,
    modality: `${rule.modality}, por totalização`,
    description: `${rule.description} Com o tempo de previdência em outro país, por acordo internacional; o valor é proporcional ao tempo do Brasil.`,
    ruleLaw: `${rule.ruleLaw}; ${ARTICLES}`,
    totalisationOf: rule.id,
    observations: [toBeChecked(rule), ...OBSERVATIONS],
    source: `${rule.source}; ${DECREE}, ${ARTICLES}`,
    confirmed: false,
    missing: NOT_READ,
    ...(totalisable === 'always' ? {} : { onlyWhereItAdds: true }),
  };
};

export const agreements: Norm = {
  id: 'acordos-internacionais',
  title:
    'Acordos internacionais de previdência – direitos por totalização (Decreto 3.048/1999, arts. 32, § 18, e 35, § 1º)',
  rules: [ec103Transition, ec103Permanent, incapacityOfRgps].flatMap(({ rules }) =>
    rules.filter(({ totalisable }) => totalisable !== undefined).map(totalised),
  ),
};
