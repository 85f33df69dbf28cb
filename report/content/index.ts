import { type RegimeType, regimeType } from '../../domain/api/common.ts';
import { type ReportSection, reportSections } from '../../domain/api/report.ts';
import {
  defaultSections,
  defaultTables,
  numberedSections,
  reportSectionWords,
  writtenSections,
} from '../../domain/words/report.ts';
import { type Block, noteBlock, type PrintedSection } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { basicFacts, identification } from './identification.ts';
import { certificates, consideredRecords, premiumLeave } from './records.ts';
import { futurePossibilities, immediatePossibilities, permanenceBonus } from './rules.ts';
import { timeAnalysis } from './times.ts';

/** Lei 7.713/1988, art. 6º, XIV. */
const taxExemption = ({ customer }: ReportData): Block[] => [
  {
    kind: 'paragraph',
    text: customer.disablement
      ? 'Há registro de invalidez. São isentos do imposto de renda os proventos de aposentadoria motivada por acidente em serviço e os percebidos por portador de moléstia profissional ou de doença grave da lista legal, com base em conclusão da medicina especializada, mesmo que a doença tenha sido contraída depois da aposentadoria (Lei 7.713/1988, art. 6º, XIV).'
      : 'Não há registro de invalidez. A isenção alcança os proventos de aposentadoria de quem tem moléstia profissional ou doença grave da lista legal, mesmo que contraída depois da aposentadoria (Lei 7.713/1988, art. 6º, XIV).',
  },
];

const hasSpecialTime = ({ workRecords }: ReportData, regime: RegimeType): boolean =>
  workRecords.some(({ regimeType, isSpecialTime }) => regimeType === regime && isSpecialTime);

const regimesOf = (sections: readonly ReportSection[]): RegimeType[] =>
  regimeType.options.filter((regime) => sections.some((section) => reportSectionWords[section].regimeType === regime));

/** The regimes that have sections of their own in this report; without any, that of the calculation. */
const regimesNamed = ({ request, calculation }: ReportData): RegimeType[] => {
  const named = regimesOf(request.sections ?? []);
  return named.length === 0 ? [calculation.regimeType] : named;
};

const blocksOf = (section: ReportSection, data: ReportData): Block[] => {
  const { request } = data;
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
      return certificates(data);
    case 'POSSIBILIDADES_IMEDIATAS_RPPS':
      return immediatePossibilities(data.rpps, 'RPPS');
    case 'POSSIBILIDADES_IMEDIATAS_RGPS':
      return immediatePossibilities(data.rgps, 'RGPS');
    case 'POSSIBILIDADES_FUTURAS_RPPS':
      return futurePossibilities(data.rpps, 'RPPS');
    case 'POSSIBILIDADES_FUTURAS_RGPS':
      return futurePossibilities(data.rgps, 'RGPS');
    case 'ABONO_PERMANENCIA':
      return permanenceBonus(data.rpps, regimesNamed(data).includes('RPPS'));
    case 'LICENCAS_PREMIO':
      return premiumLeave(data);
    case 'ISENCAO_IMPOSTO':
      return taxExemption(data);
    case 'OBSERVACOES_FINAIS':
    case 'PLANO_ACAO':
    case 'RODAPE':
      return [];
    default:
      return section satisfies never;
  }
};

/** The enabled sections that say something, numbered, each with its content and the lawyer's own note at its end. */
export const reportContent = (data: ReportData): PrintedSection[] => {
  const { request, calculation } = data;
  const enabled = request.sections ?? defaultSections(calculation.regimeType, reportSections);
  return numberedSections(new Set(writtenSections(enabled, request)), reportSections)
    .filter(({ section }) => section !== 'RODAPE')
    .map(({ section, numeral, title }) => {
      const { note } = reportSectionWords[section];
      const typed = note === null ? [] : noteBlock(request[note]);
      return { numeral, title, blocks: [...blocksOf(section, data), ...typed] };
    });
};

/** The regimes whose rules the enabled sections print, so that no other is computed. */
export const regimesPrinted = (request: ReportData['request'], own: RegimeType): RegimeType[] => {
  const sections = request.sections ?? defaultSections(own, reportSections);
  const regimes = new Set(regimesOf(sections));
  if (sections.includes('ABONO_PERMANENCIA')) regimes.add('RPPS');
  return [...regimes];
};
