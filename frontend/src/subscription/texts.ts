import type { AccountStatusCause } from '../../../domain/api/auth.ts';
import type { SubscriptionState } from '../../../domain/api/subscription.ts';
import { formatTaxId } from '../../../domain/words/format.ts';

const states: Record<SubscriptionState, { readonly name: string; readonly meaning: string }> = {
  CONFIRMING: {
    name: 'Em confirmação',
    meaning:
      'O provedor de pagamento ainda não respondeu ao pedido. Consultamos de novo a cada poucos minutos, e enquanto isso nada é cobrado outra vez. O resultado aparece nesta página.',
  },
  ONLY_TRIAL: { name: 'Período de teste', meaning: 'Nada foi cobrado até agora.' },
  PENDING: {
    name: 'Aguardando pagamento',
    meaning: 'O acesso à calculadora começa ou volta assim que o pagamento for confirmado.',
  },
  ACTIVE: { name: 'Ativa', meaning: 'O acesso está em dia.' },
  OVERDUE: {
    name: 'Ativa, com fatura vencida',
    meaning: 'Sete dias depois do vencimento o acesso à calculadora é suspenso. Pague a fatura abaixo.',
  },
  CANCELLED: { name: 'Cancelada', meaning: 'Nada mais é cobrado. O acesso continua até o dia abaixo.' },
  INACTIVE: { name: 'Acesso encerrado', meaning: 'Seus clientes e cálculos continuam guardados.' },
};

const causes: Record<NonNullable<AccountStatusCause>, string> = {
  overdue: 'Há fatura vencida há sete dias ou mais. O acesso volta assim que ela for paga.',
  expired: 'O período contratado terminou. O acesso volta com um novo pagamento.',
  inactivated: 'A conta foi desativada por um administrador. Fale com o suporte.',
  cancelled: 'A assinatura foi cancelada. Você pode voltar enquanto os dados estão guardados.',
  disputed:
    'Um pagamento foi contestado no cartão, e o banco o devolveu. Se foi um engano, peça ao banco que retire a contestação.',
  refunded:
    'O pagamento foi devolvido, e com ele terminou o acesso. Para voltar, cancele a assinatura abaixo e depois escolha “Voltar a assinar”.',
};

/** The card was refused, and the day of the invoice is not past: what to do, and until when there is access. */
const declinedNow: Partial<typeof states> = {
  ONLY_TRIAL: {
    name: 'Período de teste, com cobrança recusada',
    meaning:
      'A primeira cobrança foi recusada no cartão, e nada foi pago. Pague a fatura abaixo, por PIX ou com outro cartão, até o fim do dia do vencimento, para não ficar sem acesso.',
  },
  PENDING: {
    name: 'Aguardando pagamento',
    meaning:
      'A cobrança foi recusada no cartão. Pague a fatura abaixo, por PIX ou com outro cartão: o acesso à calculadora começa ou volta com a confirmação.',
  },
  OVERDUE: {
    name: 'Ativa, com cobrança recusada',
    meaning:
      'A cobrança foi recusada no cartão. Pague a fatura abaixo, por PIX ou com outro cartão: sete dias depois do vencimento o acesso à calculadora é suspenso.',
  },
};

export const subscriptionTexts = {
  declinedNow,
  licenceOver: 'A licença dada por um administrador terminou. Para continuar, fale com quem abriu a conta para você.',
  title: 'Assinatura',
  loadFailed: 'Não foi possível consultar a assinatura',
  states,
  causes,
  toBeErased: (by: string) => `Foi pedido que tudo desta conta seja apagado, o que é feito até ${by}.`,
  takeBack: (until: string) => `Para voltar a assinar, desfaça antes o pedido, até ${until}.`,
  stays: 'O prazo para desfazer o pedido passou.',
  toData: 'Abrir os dados da conta',
  confirmingPlan:
    'O provedor de pagamento ainda não confirmou a mudança de plano. Até lá vale o plano abaixo. Continuamos pedindo, e avisamos por e-mail quando o novo valer ou se for recusado.',
  accessGoesOn: 'O acesso à calculadora continua.',
  accessWaits: 'O acesso à calculadora começa com a confirmação.',
  notYours: 'Quem cuida da assinatura é o administrador da conta do seu escritório.',
  now: 'Situação',
  nowHelp: 'O que a conta contratou e o que acontece em seguida.',
  rows: {
    plan: 'Plano',
    users: 'Usuários',
    confirming: 'Em confirmação',
    planAsked: 'Plano pedido',
    paidUntil: 'Pago até',
    next: 'Próxima cobrança',
    toPay: 'A pagar',
    late: 'Em atraso',
    accessUntil: 'Acesso até',
    accessEnded: 'Acesso encerrado em',
    guarantee: 'Garantia até',
    refunded: 'Devolvido',
    refundPending: 'Devolução em andamento',
  },
  noPlan: 'Nenhum. O acesso foi dado por um administrador',
  givenPlan: (plan: string) => `${plan}, dado por um administrador: nada é cobrado`,
  people: (count: number) => (count === 1 ? '1 usuário' : `até ${count} usuários`),
  nextCharge: (value: string, day: string, card: string | null) =>
    card === null ? `${value}, em ${day}` : `${value}, em ${day}, no cartão final ${card}`,
  nextPix: (value: string, day: string) => `${value} por PIX, em ${day}`,
  toPay: (value: string, day: string) => `${value}, até ${day}`,
  late: (value: string, day: string) => `${value}, com vencimento em ${day}`,
  guaranteeOf: (day: string) => `${day}. Cancelando até esse dia, o que foi pago é devolvido`,
  renewal: {
    monthly: 'A assinatura é renovada a cada mês no mesmo cartão, até ser cancelada aqui.',
    yearly: 'A assinatura é renovada a cada ano no mesmo cartão, até ser cancelada aqui.',
    card: 'A assinatura é renovada a cada ano no mesmo cartão, pelo preço em vigor nesse dia, até ser cancelada aqui. Avisamos 10 dias antes.',
    notKept:
      'O provedor de pagamento não guarda o seu cartão. A renovação, a cada ano, vem como uma nova fatura, que só vale se você pagar. Avisamos 10 dias antes.',
    pix: 'O PIX vale por um ano. A renovação vem como um novo PIX, que só vale se você pagar.',
  },
  failureTitle: 'A última cobrança não foi feita',
  notSubscribedTitle: 'A assinatura no cartão não foi feita',
  planNotChangedTitle: 'O plano não mudou',
  changeCard: 'Trocar cartão',
  giveCard: 'Informar o cartão',
  changePlan: 'Mudar de plano',
  cancel: 'Cancelar assinatura',
  comeBack: 'Voltar a assinar',
  invoices: 'Faturas e recibos',
  invoicesHelp: 'O recibo pode ser impresso ou salvo em PDF pelo navegador.',
  noInvoices: 'Nenhuma fatura até agora.',
  columns: { due: 'Vencimento', covers: 'Período', value: 'Valor', status: 'Situação' },
  purchase: (value: string, parts: number, day: string) =>
    parts === 1 ? `${value}, vencimento em ${day}` : `${value} em ${parts} parcelas, a primeira em ${day}`,
  period: (from: string, until: string) => `${from} a ${until}`,
  status: {
    PENDING: 'A pagar',
    OVERDUE: 'Vencida',
    CONFIRMED: 'Paga',
    RECEIVED: 'Paga',
    REFUNDED: 'Devolvida',
    CANCELLED: 'Cancelada',
  },
  disputed: 'Contestada no cartão',
  automatic: 'Será cobrada no cartão',
  declined: 'Recusada no cartão',
  pay: 'Pagar agora',
  receipt: 'Recibo',
  invoicePaper: 'Fatura',
  payTitle: (value: string, day: string) => `Pagar ${value}, vencimento em ${day}`,
  method: 'Forma de pagamento',
  pix: 'PIX',
  card: 'Cartão',
  showPix: 'Gerar o código PIX',
  cardAtOnce: 'No cartão, esta fatura é cobrada de uma vez, em uma parcela só.',
  payByCard: (value: string) => `Pagar ${value} no cartão`,
  paid: 'Pagamento enviado.',
  asked: 'Pedido enviado. O provedor de pagamento ainda não respondeu: o resultado aparece nesta página.',
  pixHelp: 'Depois de pagar, a confirmação costuma levar poucos minutos. Esta página se atualiza sozinha.',
  close: 'Fechar',
  back: 'Voltar',
  cardTitle: 'Trocar o cartão',
  giveCardTitle: 'Informar o cartão',
  cardHelp: 'O novo cartão vale para as próximas cobranças. Nada é cobrado agora.',
  cardPaysNoInvoice:
    'O novo cartão vale para as próximas cobranças. A fatura que está a pagar não é cobrada nele: use “Pagar agora”.',
  cardChargedNow: (value: string, parts: number) =>
    `O cartão é cobrado agora: ${value}${parts > 1 ? ` em ${parts} parcelas` : ''}, o que está sem pagamento. Ele vale também para as próximas cobranças.`,
  cardSaved: 'Cartão salvo.',
  cardSavedAndCharged: 'Cartão salvo e cobrança enviada.',
  planTitle: 'Mudar de plano',
  planHelp:
    'O que já foi pago continua valendo. A próxima cobrança já é a do novo plano; o escritório é avisado por e-mail.',
  nextAfterChange: (value: string, day: string) => `Com este plano, a próxima cobrança é de ${value}, em ${day}.`,
  chargedToday: (value: string) => `Com este plano, ${value} são cobrados hoje no cartão.`,
  pixToday: (value: string) => `Com este plano, um PIX de ${value} vence hoje.`,
  lateAfterChange: (value: string) => `Com este plano, a fatura a pagar passa a ser de ${value}.`,
  nothingAfterChange: 'Enquanto durar a contestação do pagamento, este plano não gera outra cobrança.',
  pixInTrial: 'No teste, quem passa para o PIX espera o pagamento para voltar a usar a calculadora.',
  plansFailed: 'Erro ao carregar os planos',
  planAndWay: 'Plano e forma de pagamento',
  planChanged: 'Plano alterado.',
  comeBackHelp: (firstCharge: string | null) =>
    `Um novo contrato: a primeira cobrança é ${firstCharge === null ? 'hoje' : `em ${firstCharge}, porque o tempo até lá já está pago ou em teste`}. Você pode desistir em até 7 dias, com devolução do que for pago.`,
  cameBack: 'Que bom ter você de volta.',
  option: (plan: string, value: string) => `${plan}: ${value}`,
  periods: { monthly: 'mensal', yearly: 'anual' },
  ways: { SUBSCRIPTION: 'assinatura no cartão', CREDIT_CARD: 'cartão em até 12x', PIX: 'PIX à vista' },
  cardIn: (parts: number) => (parts === 1 ? 'cartão em uma vez' : `cartão em ${parts}x`),
  each: { monthly: 'por mês', yearly: 'por ano' },
  installments: 'Parcelas',
  receiptTitle: 'Recibo',
  receiptOf: (value: string, how: string, plan: string, from: string, until: string) =>
    `Recebemos ${value}${how} pelo plano ${plan}, período de ${from} a ${until}.`,
  paidOn: (day: string, by: 'PIX' | 'CREDIT_CARD' | null) =>
    by === null ? `, em ${day},` : `, em ${day}, ${by === 'PIX' ? 'por PIX' : 'no cartão de crédito'},`,
  invoiceOf: (value: string, plan: string, from: string, until: string) =>
    `${value} pelo plano ${plan}, período de ${from} a ${until}.`,
  receiptPayer: (name: string, document: string | null) =>
    document === null
      ? `Cliente: ${name}`
      : `Cliente: ${name}, ${document.length === 11 ? 'CPF' : 'CNPJ'} ${formatTaxId(document)}`,
  receiptNumber: (id: string) => `Número no provedor de pagamento: ${id}`,
  receiptSeller: (seller: string) => `Quem vende: ${seller}`,
} as const;

/** Of a cancellation, to whom it concerns. */
export const cancelTexts = {
  title: 'Cancelar a assinatura?',
  refundOf: {
    withdrawal: (value: string) =>
      `Você está no prazo de 7 dias para desistir (Código de Defesa do Consumidor, art. 49): ${value} serão devolvidos e o acesso termina na hora.`,
    guarantee: (value: string) =>
      `Você está na garantia de 15 dias: ${value} serão devolvidos e o acesso termina na hora.`,
  },
  goesOn: (until: string) => `Nada mais é cobrado, e não há valor a devolver. O acesso continua até ${until}.`,
  endsNow: 'Nada mais é cobrado, e não há valor a devolver. A conta fecha agora.',
  confirming: 'Um pagamento ainda espera confirmação. Se ele tiver sido feito, o valor é devolvido.',
  dataKept: 'Os dados são guardados por 3 meses depois do fim do acesso e então apagados.',
  reason: 'Por que você quer cancelar?',
  contact: 'A equipe comercial pode entrar em contato para negociar a sua permanência?',
  yes: 'Sim',
  no: 'Não, tenho certeza',
  confirm: 'Confirmar cancelamento',
  done: 'Assinatura cancelada com sucesso.',
  refundComing: 'O valor pago será devolvido.',
  failed: 'Erro ao cancelar assinatura.',
};

/** The same to an administrator, of a customer's account. */
export const cancelTextsOf = (name: string): typeof cancelTexts => ({
  ...cancelTexts,
  title: `Cancelar a assinatura de ${name}?`,
  refundOf: {
    withdrawal: (value) =>
      `O cliente está no prazo de 7 dias para desistir (Código de Defesa do Consumidor, art. 49): ${value} são devolvidos e o acesso dele termina na hora.`,
    guarantee: (value) =>
      `O cliente está na garantia de 15 dias: ${value} são devolvidos e o acesso dele termina na hora.`,
  },
  goesOn: (until) => `Nada mais é cobrado do cliente, e não há valor a devolver. O acesso dele continua até ${until}.`,
  endsNow: 'Nada mais é cobrado do cliente, e não há valor a devolver. A conta fecha agora.',
  reason: 'Por que o cliente quer cancelar?',
  contact: 'O cliente aceita que a equipe comercial entre em contato?',
  no: 'Não',
  refundComing: 'O valor pago será devolvido ao cliente.',
});
