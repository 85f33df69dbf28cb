/** Rondônia: what LC 432/2008, read whole, makes of the rules of every entity, which EC 146/2021, art. 4, keeps until 31/12/2024. */
import { WHOLE_PAY_OF_LC_51 } from '../../norms/rpps/lc-51-1985.ts';
import { isRead } from '../../rule/read.ts';
import type { Rule } from '../../rule/rule.ts';
import type { Place } from '../place.ts';

/** Art. 91-A, which LC 672 of 09/08/2012 wrote: no age, "proventos integrais e paritários". */
const policeWithParity = (rule: Rule): readonly Rule[] => {
  const source = `${rule.source}; LC 432/2008, art. 91-A`;
  return [
    {
      ...rule,
      place: 'ro',
      source,
      confirmed: rule.confirmed && isRead(source, 'ro'),
      parity:
        'Policial civil: sim (LC 432/2008, art. 91-A, §§ 1º, 5º e 6º, que a LC 672, de 09/08/2012, incluiu); de direito completo antes dela confira. Outros policiais: depende de lei complementar do ente (STF, Temas 1019 e 1307).',
      stepLaw: { lastPay: `${WHOLE_PAY_OF_LC_51}; LC 432/2008, art. 91-A, §§ 1º e 5º` },
      observations: [
        ...rule.observations.filter(
          (said) => !said.startsWith('Integralidade') && !said.startsWith('Sem idade mínima'),
        ),
        'Em Rondônia sem idade mínima para requisitos cumpridos até 31/12/2024 (EC 146/2021, art. 4º). A LC 432/2008, art. 91-A, § 1º, dá ao policial civil proventos integrais e paritários com 30 anos de contribuição e 20 estritamente policiais; os 25 e 15 da mulher são da LC 51/1985. O § 5º manda considerar a data do ingresso na categoria: confira-a.',
      ],
    },
  ];
};

export const OLD_RULES_IN_RONDONIA: NonNullable<Place['amends']> = { 'lc51-policial-voluntaria': policeWithParity };

/** LC 432/2008, art. 17, § 1; LC 1.100/2021, art. 26, § 1, says the same. */
export const LIMIT_BEFORE_FRACTION_IN_RONDONIA =
  'Em Rondônia o limite da última remuneração vem antes da fração do tempo (LC 432/2008, art. 17, § 1º): a leitura contrária não é a do Estado.';
