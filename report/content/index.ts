import type { RegimeType } from '../../domain/api/common.ts';
import type { ReportSection } from '../../domain/api/report.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { defaultTables, reportSectionWords } from '../../domain/words/report.ts';
import { numberedSections } from '../../domain/words/section-order.ts';
import { type Block, noteBlock, type PrintedSection, stepsBlock } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { permanenceBonus } from './bonus.ts';
import { certificates } from './certificates.ts';
import { dated } from './dated.ts';
import { documents } from './documents.ts';
import { family } from './family.ts';
import { basicFacts, identification } from './identification.ts';
import { printedSections } from './printed-sections.ts';
import { consideredRecords, unusedLeave } from './records.ts';
import { common, possibilities } from './rules.ts';
import { scenarios } from './scenarios.ts';
import { rulesOfSection } from './section-rules.ts';
import { regimesNamed } from './sections.ts';
import { timeAnalysis } from './times.ts';
import { waiting } from './waiting.ts';
import { type Working, workingsOf } from './workings.ts';

/** Lei 7.713/1988, art. 6º, XIV. */
const taxExemption = ({ customer }: ReportData): Block[] => [
  {
    kind: 'paragraph',
    text: customer.disablement
      ? 'Há registro de invalidez. São isentos do imposto de renda os proventos de aposentadoria motivada por acidente em serviço e os percebidos por portador de moléstia profissional ou de doença grave da lista legal, com base em conclusão da medicina especializada, mesmo que a doença tenha sido contraída depois da aposentadoria (Lei 7.713/1988, art. 6º, XIV).'
      : 'A isenção alcança os proventos de aposentadoria de quem tem moléstia profissional ou doença grave da lista legal, mesmo que contraída depois da aposentadoria (Lei 7.713/1988, art. 6º, XIV).',
  },
];

const hasSpecialTime = ({ workRecords }: ReportData, regime: RegimeType): boolean =>
  workRecords.some(({ regimeType, isSpecialTime }) => regimeType === regime && isSpecialTime);

/** What stands once over the rules of a section of the same regime that is printed before this one. */
const saidBefore = (section: ReportSection, data: ReportData): string[] => {
  const printed = printedSections(data);
  const own = reportSectionWords[section].regimeType;
  return printed
    .slice(0, printed.indexOf(section))
    .filter((earlier) => reportSectionWords[earlier].regimeType === own)
    .flatMap((earlier) => common(rulesOfSection(earlier, data)?.whole ?? []));
};

const blocksOf = (section: ReportSection, data: ReportData, workings: ReadonlyMap<Rule, Working>): Block[] => {
  const { request } = data;
  const day = data.calculation.calculationDateUsed;
  switch (section) {
    case 'CABECALHO':
      return identification(data);
    case 'INFORMACOES_BASICAS':
      return basicFacts(data, regimesNamed(data));
    case 'VINCULOS_CONSIDERADOS_RPPS':
      return consideredRecords(data, 'RPPS');
    case 'VINCULOS_CONSIDERADOS_RGPS':
      return consideredRecords(data, 'RGPS');
    case 'ANALISE_TEMPO_CONTRIBUICAO_RPPS':
      return timeAnalysis(data, data.rpps, 'RPPS', request.rppsTables ?? defaultTables(hasSpecialTime(data, 'RPPS')));
    case 'ANALISE_TEMPO_CONTRIBUICAO_RGPS':
      return timeAnalysis(data, data.rgps, 'RGPS', request.rgpsTables ?? defaultTables(hasSpecialTime(data, 'RGPS')));
    case 'EMISSAO_CTC':
      return certificates(data, regimesNamed(data));
    case 'POSSIBILIDADES_IMEDIATAS_RPPS':
    case 'POSSIBILIDADES_FUTURAS_RPPS':
      return possibilities(rulesOfSection(section, data), 'RPPS', workings, saidBefore(section, data), day);
    case 'POSSIBILIDADES_IMEDIATAS_RGPS':
    case 'POSSIBILIDADES_FUTURAS_RGPS':
      return possibilities(rulesOfSection(section, data), 'RGPS', workings, saidBefore(section, data), day);
    case 'QUANTO_VALE_ESPERAR':
      return [...dated(data), ...waiting(data)];
    case 'ABONO_PERMANENCIA':
      return permanenceBonus(data, regimesNamed(data).includes('RPPS'));
    case 'LICENCAS_PREMIO':
      return unusedLeave(data);
    case 'ISENCAO_IMPOSTO':
      return taxExemption(data);
    case 'FAMILIA':
      return [...dated(data), ...family(data)];
    case 'DOCUMENTOS_PENDENCIAS':
      return documents(data, regimesNamed(data));
    case 'OBSERVACOES_FINAIS':
    case 'PLANO_ACAO':
    case 'RODAPE':
      return [];
    default:
      return section satisfies never;
  }
};

const noteOf = (section: ReportSection, { request }: ReportData): Block[] => {
  const { note } = reportSectionWords[section];
  if (note === null) return [];
  return section === 'PLANO_ACAO' ? stepsBlock(request[note]) : noteBlock(request[note]);
};

/** The enabled sections that say something, numbered, the scenarios among them, each with its content and the lawyer's own note at its end. */
export const reportContent = (data: ReportData): PrintedSection[] => {
  const printed = printedSections(data);
  const workings = workingsOf(printed.flatMap((section) => rulesOfSection(section, data)?.whole ?? []));
  const sections = numberedSections(new Set(printed), printed).filter(({ section }) => section !== 'RODAPE');
  const supposed = scenarios(data);
  /** What may still change follows what the rules will bring, and what waiting is worth. */
  const place = sections.findLastIndex(
    ({ section }) => rulesOfSection(section, data) !== null || section === 'QUANTO_VALE_ESPERAR',
  );
  return sections.flatMap(({ section, numeral, title }, index) => [
    { numeral, title, blocks: [...blocksOf(section, data, workings), ...noteOf(section, data)] },
    ...(index === place && supposed !== null ? [supposed] : []),
  ]);
};
