import {
  type OrderedSection,
  orderedSections,
  type ReportNote,
  type ReportSection,
  type TimeTable,
  timeTables,
} from '../api/report.ts';
import { ended } from './format.ts';

/** A section's title on the screen and in print, and its note. */
export interface ReportSectionWords {
  title: string;
  /** The free-text field printed at the end of the section. */
  note: ReportNote | null;
  /** The regime whose report has the section by default; `null`: both. */
  regimeType: 'RPPS' | 'RGPS' | null;
  /** Letterhead-like parts have no Roman numeral. */
  numbered: boolean;
}

export const reportSectionWords: Record<ReportSection, ReportSectionWords> = {
  CABECALHO: { title: 'Identificação do cliente', note: null, regimeType: null, numbered: true },
  INFORMACOES_BASICAS: { title: 'Informações básicas', note: null, regimeType: null, numbered: true },
  VINCULOS_CONSIDERADOS_RPPS: {
    title: 'Vínculos considerados (RPPS)',
    note: 'field1rpps',
    regimeType: 'RPPS',
    numbered: true,
  },
  VINCULOS_CONSIDERADOS_RGPS: {
    title: 'Vínculos considerados (RGPS)',
    note: 'field1rgps',
    regimeType: 'RGPS',
    numbered: true,
  },
  ANALISE_TEMPO_CONTRIBUICAO_RPPS: {
    title: 'Análise do tempo de contribuição (RPPS)',
    note: 'field2rpps',
    regimeType: 'RPPS',
    numbered: true,
  },
  ANALISE_TEMPO_CONTRIBUICAO_RGPS: {
    title: 'Análise do tempo de contribuição (RGPS)',
    note: 'field2rgps',
    regimeType: 'RGPS',
    numbered: true,
  },
  EMISSAO_CTC: {
    title: 'Emissão de Certidão de Tempo de Contribuição (CTC)',
    note: 'field3',
    regimeType: null,
    numbered: true,
  },
  POSSIBILIDADES_IMEDIATAS_RPPS: {
    title: 'Possibilidades imediatas de aposentadoria (RPPS)',
    note: 'field4rpps',
    regimeType: 'RPPS',
    numbered: true,
  },
  POSSIBILIDADES_IMEDIATAS_RGPS: {
    title: 'Possibilidades imediatas de aposentadoria (RGPS)',
    note: 'field4rgps',
    regimeType: 'RGPS',
    numbered: true,
  },
  POSSIBILIDADES_FUTURAS_RPPS: {
    title: 'Possibilidades futuras de aposentadoria (RPPS)',
    note: 'field5rpps',
    regimeType: 'RPPS',
    numbered: true,
  },
  POSSIBILIDADES_FUTURAS_RGPS: {
    title: 'Possibilidades futuras de aposentadoria (RGPS)',
    note: 'field5rgps',
    regimeType: 'RGPS',
    numbered: true,
  },
  QUANTO_VALE_ESPERAR: { title: 'Quanto vale esperar', note: null, regimeType: null, numbered: true },
  ABONO_PERMANENCIA: { title: 'Abono de permanência', note: 'field6', regimeType: null, numbered: true },
  LICENCAS_PREMIO: { title: 'Férias e licenças-prêmio', note: 'field7', regimeType: null, numbered: true },
  ISENCAO_IMPOSTO: { title: 'Isenção do imposto de renda', note: 'field8', regimeType: null, numbered: true },
  FAMILIA: { title: 'Família', note: null, regimeType: null, numbered: true },
  DOCUMENTOS_PENDENCIAS: { title: 'Documentos e pendências', note: null, regimeType: null, numbered: true },
  OBSERVACOES_FINAIS: { title: 'Observações finais', note: 'observation', regimeType: null, numbered: true },
  PLANO_ACAO: { title: 'Plano de ação', note: 'action', regimeType: null, numbered: true },
  RODAPE: { title: 'Rodapé e assinatura', note: null, regimeType: null, numbered: false },
};

export const timeTableTitles: Record<TimeTable, string> = {
  TEMPO_CONTRIBUICAO_COMUM: 'Tempo de contribuição comum',
  TEMPO_ESPECIAL: 'Tempo especial',
  TEMPO_DEFICIENCIA: 'Tempo com deficiência, por grau',
  TEMPO_CONTRIBUICAO_CONVERSAO: 'Tempo de contribuição com conversão do tempo especial',
  TEMPO_MAGISTERIO: 'Tempo de magistério',
  TEMPO_POLICIA: 'Tempo de polícia',
  TEMPO_SERVICO_PUBLICO: 'Tempo de serviço público',
  TEMPO_CARGO_CARREIRA: 'Tempo de cargo e de carreira',
};

/** A name as part of a file's: without what no file system takes. */
const fileName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);

/** Fixed texts of the document, and of sections with nothing to show. */
export const reportWords = {
  title: 'Relatório Genial',
  subtitle: 'Parecer técnico de planejamento previdenciário',
  conclusion: 'Conclusão',
  regimes: (names: readonly string[]) =>
    `${names.length > 1 ? 'Regimes analisados' : 'Regime analisado'}: ${names.join(' e ')}`,
  situation: (day: string) => `Situação em ${day}`,
  inBrief: 'Quadro-resumo',
  whatToDo: 'O que fazer',
  open: 'O que está em aberto',
  /** Whose figures these are, and whom they do not bind. */
  reservation: (day: string) =>
    `Este relatório é uma simulação feita com os dados informados até ${day}. Não vincula o INSS nem o regime próprio, que decidem à vista dos documentos.`,
  /** In which money the values stand. */
  money: (day: string, indexes: string | null) =>
    `Os valores são mensais e brutos, antes de imposto e contribuição, em moeda de ${day}${indexes === null ? '' : `, com índices de atualização até ${indexes}`}.`,
  counting:
    'O tempo é contado em dias: 365 fazem um ano e 30, um mês. Por isso podem sobrar até 34 dias depois do último mês inteiro; vale o número de dias.',
  nothingRecorded: 'Não há vínculos cadastrados nem tempos informados.',
  firstSupposed: (day: string, first: { readonly rule: string; readonly day: string }) =>
    `Em ${day} nenhuma regra está completa. Só para quem começasse a contribuir nesse dia, sem interrupção, a primeira se completaria em ${first.day}: “${first.rule}”.`,
  statedTimes: (day: string) =>
    `Não há vínculos cadastrados. Os tempos são os informados em ${day} e, para os dias anteriores, foram contados para trás, sem interrupção.`,
  noApplicable: (day: string, first: { readonly rule: string; readonly day: string } | null) =>
    first === null
      ? `Em ${day} nenhuma regra está completa, e nenhuma se completa com o que está registrado.`
      : `Em ${day} nenhuma regra está completa. A primeira se completa em ${first.day}: “${first.rule}”.`,
  noFuture: (day: string, held: boolean) =>
    held
      ? `Nenhuma outra regra se completa depois de ${day}.`
      : `Nenhuma regra se completa depois de ${day} com o que está registrado.`,
  lesser: 'Regras futuras que não trazem mais do que as outras',
  scenarios: 'Cenários',
  scenariosOf: (regime: string) => `Fatos e cenários lado a lado (${regime})`,
  scenariosHelp: (month: string) =>
    `Cada cenário supõe o que ainda não aconteceu ou não foi reconhecido e passa pelas mesmas regras que os fatos. A conclusão deste relatório é a dos fatos, sem eles. Os valores são mensais e brutos, em moeda de ${month}.`,
  moreSteps: (titles: readonly string[]) => ended(`E ainda: ${titles.join('; ')}`),
  idleSteps: (titles: readonly string[]) =>
    ended(`Não ${titles.length === 1 ? 'muda' : 'mudam'} o primeiro direito: ${titles.join('; ')}`),
  notWorthIt: (title: string, outcome: string) => `Não compensa agora: ${title} (${outcome}).`,
  moreHeld: (count: number) =>
    count === 1
      ? 'Outra regra já completa está na seção das possibilidades imediatas.'
      : `Outras ${count} regras já completas estão na seção das possibilidades imediatas.`,
  notWorthWaiting: (count: number) =>
    count === 1
      ? 'Outra regra por completar, que não traz mais ou vem depois, está na seção das possibilidades futuras.'
      : `Outras ${count} regras por completar, que não trazem mais ou vêm depois, estão na seção das possibilidades futuras.`,
  equal: 'igual',
  unknownSum: 'não se conhece',
  netSum: 'Soma líquida',
  mostInLife: 'Maior soma',
  afterLife: 'depois da expectativa de vida',
  askedOn: (day: string) => `Pedir em ${day}`,
  noWaiting: 'Faltam dados para dizer quanto vale esperar.',
  wholeRecord: 'todo o vínculo',
  unknownIndicator: 'indicador sem descrição cadastrada',
  unknownAction: 'Pedir ao INSS que esclareça o indicador',
  indicators: 'Indicadores do CNIS que pedem providência',
  missingPay: 'Competências sem remuneração',
  documents: 'Documentos a reunir',
  documentsOf: (regime: string) => `Documentos a reunir (${regime})`,
  supposed: 'O que cada cenário supõe',
  hypotheses: 'Hipóteses',
  sameRule: 'pela mesma regra dos fatos',
  byRule: (modality: string) => `por “${modality}”`,
  scenarioRemarks: 'O que é preciso saber de cada um',
  toKnow: 'Regra, custo e ressalvas',
  firstRule: (modality: string) => `Primeiro direito por “${modality}”.`,
  highestIn: (value: string, day: string, rule: string) => `Maior valor: ${value} em ${day}, ${rule}.`,
  forAll: 'Vale para todas as regras desta seção:',
  ruralAsPaid:
    'A categoria do trabalho rural não foi informada: desde 11/1991, sem remuneração, ele conta aqui como pago; confira antes de usar.',
  benefitWorking: 'Como o valor foi apurado',
  readings: 'Leituras do valor em discussão nos tribunais',
  legalBases: 'Fundamentos legais',
  glossary: 'Glossário',
  remunerations: 'Remunerações consideradas',
  untested: (regime: string) => `As regras do ${regime} não foram testadas, e sobre elas este relatório nada conclui.`,
  bonusOfServants:
    'O abono de permanência cabe ao servidor vinculado a regime próprio (Constituição Federal, art. 40, § 19). As regras desse regime não foram testadas.',
  simplifiedPlan:
    'O tempo do plano simplificado está nestas somas, mas não conta nas regras por tempo de contribuição, pontos ou pedágio enquanto não for complementado até 20% (Lei 8.212/1991, art. 21, §§ 2º e 3º).',
  noRecords: 'Nenhum vínculo cadastrado.',
  sources: 'Fontes',
  officialTexts: 'Textos oficiais:',
  file: (client: string | null, type: 'pdf' | 'docx') =>
    `Relatório Genial${client === null || client.trim() === '' ? '' : ` - ${fileName(client)}`}.${type}`,
} as const;

/** The tables that are on by default: the conversion only if some record of the regime is special. */
export const defaultTables = (hasSpecialTime: boolean): TimeTable[] =>
  timeTables.filter((table) => table !== 'TEMPO_CONTRIBUICAO_CONVERSAO' || hasSpecialTime);

const numerals: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** 4 → 'IV'. For the few dozen sections that a report can have. */
export const romanNumeral = (value: number): string => {
  let rest = value;
  let text = '';
  for (const [size, letters] of numerals) {
    while (rest >= size) {
      text += letters;
      rest -= size;
    }
  }
  return text;
};

/** The sections that are on by default: those of the regime and the shared ones. */
export const defaultSections = (regimeType: 'RPPS' | 'RGPS', all: readonly ReportSection[]): ReportSection[] =>
  all.filter((section) => {
    const own = reportSectionWords[section].regimeType;
    return own === null || own === regimeType;
  });

const rulesSections: readonly ReportSection[] = [
  'POSSIBILIDADES_IMEDIATAS_RPPS',
  'POSSIBILIDADES_IMEDIATAS_RGPS',
  'POSSIBILIDADES_FUTURAS_RPPS',
  'POSSIBILIDADES_FUTURAS_RGPS',
];

/** Those that can be put in order: as the office did, then the others in the usual order. */
export const orderOf = (order: readonly OrderedSection[]): OrderedSection[] => [
  ...order,
  ...orderedSections.filter((section) => !order.includes(section)),
];

/**
 * All sections as an office prints them: those it put in order, then the others in the usual order. What waiting is worth
 * follows the rules that the office put in order, and the family and what is to be proved follow the tax exemption.
 */
export const sectionsInOrder = (order: readonly OrderedSection[]): ReportSection[] => {
  const all = orderOf(order);
  const isRules = (section: ReportSection): boolean => rulesSections.includes(section);
  const last = order.findLast(isRules) ?? all.findLast(isRules);
  return all.flatMap((section): ReportSection[] => {
    if (section === last) return [section, 'QUANTO_VALE_ESPERAR'];
    return section === 'ISENCAO_IMPOSTO' ? [section, 'FAMILIA', 'DOCUMENTOS_PENDENCIAS'] : [section];
  });
};

/** Sections that consist only of the lawyer's note: without one nothing is printed. */
const notesOnly: readonly ReportSection[] = ['OBSERVACOES_FINAIS', 'PLANO_ACAO'];

const isWritten = (section: ReportSection, notes: Partial<Record<ReportNote, string | null | undefined>>): boolean => {
  const { note } = reportSectionWords[section];
  return !notesOnly.includes(section) || (note !== null && (notes[note] ?? '').trim() !== '');
};

/** The sections that have something to print. */
export const writtenSections = (
  sections: readonly ReportSection[],
  notes: Partial<Record<ReportNote, string | null | undefined>>,
): ReportSection[] => sections.filter((section) => isWritten(section, notes));

/** The sections with a numeral on the screen: one that has no note yet takes none from a later section that has. */
export const sectionsToNumber = (
  sections: readonly ReportSection[],
  notes: Partial<Record<ReportNote, string | null | undefined>>,
): ReportSection[] =>
  sections.filter(
    (section, place) =>
      isWritten(section, notes) ||
      !sections.slice(place).some((later) => notesOnly.includes(later) && isWritten(later, notes)),
  );

/** Every enabled section with its numeral, in printed order. */
export const numberedSections = (
  enabled: ReadonlySet<ReportSection>,
  all: readonly ReportSection[],
): { section: ReportSection; numeral: string | null; title: string }[] => {
  let count = 0;
  return all
    .filter((section) => enabled.has(section))
    .map((section) => {
      const { title, numbered } = reportSectionWords[section];
      if (numbered) count += 1;
      return { section, numeral: numbered ? romanNumeral(count) : null, title };
    });
};
