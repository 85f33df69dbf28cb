/** What has to be said of insured time abroad: beside a right by totalisation, and of the whole case. */
import { isToBeChecked } from '../../../words/agreements.ts';
import { requirementWords } from '../../../words/quantities.ts';
import type { LawInput } from '../../input/input.ts';
import type { Rule } from '../../rule/rule.ts';
import type { Case } from '../case.ts';
import type { Judgement } from '../judge.ts';
import { metOnlyByTotalisation } from '../totalisation.ts';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

const SUFFICES = 'O tempo do Brasil basta para a mesma regra, sem totalização: compare os dois valores.';

const SEVERAL = 'Soma o tempo de mais de um país: confira se os acordos o permitem.';

const COVERED: Partial<Record<Rule['kind'], string>> = {
  incapacity: 'a incapacidade',
  age: 'a idade',
  permanent: 'a idade',
};

/** The notices of a right by totalisation, in Portuguese; none of any other. */
export const totalisationNotices = (judgement: Judgement, person: Case): string[] => {
  const { rule, standing, whenToRetire } = judgement;
  if (rule.totalisationOf === undefined || standing === 'notApplicable' || whenToRetire === null) return [];
  const { countries } = person;
  const met = metOnlyByTotalisation(judgement, person).map((key) => requirementWords[key].label.toLowerCase());
  const doubtful = countries.filter(isToBeChecked);
  const by = `por acordo com ${listed(countries)}`;
  return [
    `Valor não confirmado: se o acordo com ${listed(countries)} cobre ${COVERED[rule.kind] ?? 'a aposentadoria por tempo'} não foi lido.`,
    met.length === 0 ? SUFFICES : `Só se cumpre com o tempo no exterior, ${by}: ${listed(met)}.`,
    ...(countries.length < 2 ? [] : [SEVERAL]),
    ...(doubtful.length === 0 ? [] : [`Vigência do acordo a conferir: ${listed(doubtful)}.`]),
  ];
};

const OF_SERVANTS =
  'não conta no regime próprio: só acordos que o nomeiam valem nele, e nenhum foi lido. Fica fora do tempo certificado, do abono e dos valores.';

const WITHOUT_BRAZIL = 'não foi usado: sem registro de contribuição ao INSS não há o que totalizar.';

const OF_RGPS =
  'só entra nas regras por totalização, da idade, da incapacidade permanente e do tempo de contribuição, se o acordo os cobrir. Fica fora das regras de professor, especiais, rurais e da pessoa com deficiência, do auxílio, da pensão e dos direitos completos até 13/11/2019, que não são totalizados aqui.';

/** Where the time abroad of a case counts and where not, in Portuguese; none without such time. */
export const abroadWarnings = ({ abroad = [], regimeType, workRecords }: LawInput): string[] => {
  if (abroad.length === 0) return [];
  const countries = listed([...new Set(abroad.map(({ country }) => country))].sort());
  const said = (what: string): string[] => [`O tempo no exterior (${countries}) ${what}`];
  if (regimeType !== 'RGPS') return said(OF_SERVANTS);
  return said(workRecords.some((record) => record.regimeType === 'RGPS') ? OF_RGPS : WITHOUT_BRAZIL);
};
