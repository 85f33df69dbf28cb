import { markWords } from '../../../domain/words/outlook-marks.ts';
import { standoutWords } from '../../../domain/words/standouts.ts';
import { RULE_TO_CHECK } from '../../../domain/words/unconfirmed.ts';
import { rulesTexts } from '../rules/texts.ts';

/** Texts of the tab on when to retire. */
export const outlookTexts = {
  loading: 'Carregando quando se aposentar',
  loadFailed: 'Não foi possível carregar quando se aposentar.',
  loadFailedHelp: 'Nada foi alterado no cálculo.',
  toScenarios: 'Testar cenários',
  toRecords: 'Inserir remunerações',
  chart: 'Valor mensal por data do pedido',
  chartHelp: 'Os números são os das tabelas abaixo; a linha é a melhor regra a cada ano de espera.',
  today: 'hoje',
  calculationDate: 'data do cálculo',
  line: (regime: string) => `${regime}: melhor regra`,
  rights: 'Direitos',
  rightsOf: (regime: string) => `Direitos no ${regime}`,
  waiting: 'Quanto vale esperar',
  waitingOf: (regime: string) => `Quanto vale esperar no ${regime}`,
  supposed: 'O que se supõe',
  noValue: '—',
  /** Of a mark, where a picture has no room for its name. */
  shortMarks: new Map<string, string>([
    [markWords.bestInLife, 'Maior soma'],
    [standoutWords.bestToday, 'Maior hoje'],
  ]),
  parity: 'Com paridade',
  partOfParity: 'Paridade em parte',
  notConfirmed: RULE_TO_CHECK,
  disputed: 'Leitura alternativa, em discussão nos tribunais',
  disputedText: 'Outra leitura da lei, por conferir no texto',
  columns: {
    number: 'Nº',
    rule: 'Regra',
    complete: 'Direito desde',
    value: 'Valor',
    known: 'Só com o que já foi pago',
    marks: 'Destaque',
    date: 'Pedido em',
    age: 'Idade',
    bestRule: 'Melhor regra',
    gain: 'Ganho por mês',
    forgone: 'Deixa de receber',
    benefits: 'Benefícios não recebidos',
    contributions: 'Contribuições pagas',
    recovered: 'Compensa a partir de',
    inLife: (month: string) => `Soma até ${month}`,
    net: 'Soma líquida',
  },
  inLifeHelp:
    'Soma do que se recebe até a expectativa de vida da tábua do IBGE (ambos os sexos), com o 13º. Onde o trabalho termina com a aposentadoria, inclui salário, contribuição e abono até o pedido.',
  alikeLeftOut: 'Os anos em que nada muda não estão listados: valem o valor e a soma do anterior.',
  howCalculated: rulesTexts.howCalculated,
  howCalculatedOn: (date: string) => rulesTexts.howCalculatedOf(`pedido em ${date}`),
  workingTitle: rulesTexts.benefitTitle,
  askedOn: (date: string) => `Pedido em ${date}`,
  close: rulesTexts.close,
  unknown: 'não se conhece',
  equal: 'igual',
  years: (years: number) => `${years} anos`,
} as const;
