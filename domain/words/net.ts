/** What is said of the net value of a benefit, on screen and paper. */
import type { NetAnswer } from '../api/net.ts';

export const netWords = {
  monthly: 'Líquido estimado, por mês',
  nothingDeducted: 'Líquido estimado, por mês: nada se desconta',
  notConfirmed:
    'A contribuição dos aposentados deste ente ainda não foi conferida no texto da norma: confira antes de usar.',
  otherReading: (name: string, net: string) => `Por outra leitura (${name}): ${net} líquidos.`,
  missing: {
    noValue: 'Sem valor bruto não há valor líquido.',
    contributionNotKnown: 'A contribuição dos aposentados deste ente não é conhecida: o valor líquido não é calculado.',
    taxTableNotKept: 'A tabela do imposto de renda desse mês não está no programa: o valor líquido não é calculado.',
  } satisfies Record<NonNullable<NetAnswer['missing']>, string>,
  /** On paper nobody is asked. */
  supposed:
    'Líquido estimado: de um mês, para quem não tem dependentes nem moléstia grave e nada mais recebe da mesma fonte pagadora, com as tabelas da data do cálculo. O 13º é tributado à parte, e a declaração anual soma todas as fontes.',
} as const;
