import type { NextCharge } from '../accounts/charges.ts';
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '../accounts/refund.ts';
import type { MoneyNotice, Purchase } from '../notices/money/notice.ts';
import { planOption } from '../plans/find.ts';
import { formatDate, formatInstant, formatMoney } from './format.ts';
import { type Letter, letter, type MailLinks } from './mail.ts';
import { planInWords, planNameInWords } from './plans.ts';
import { dayInSaoPaulo } from './today.ts';

type Of<Kind extends MoneyNotice['kind']> = MoneyNotice & { readonly kind: Kind };

const some = (sentence: string | null): readonly string[] => (sentence === null ? [] : [sentence]);

const kept = 'Os seus clientes e cálculos continuam guardados.';
const stop = 'Para não ser cobrado, cancele antes desse dia na página "Assinatura".';

/** '12x de R$ 250,00', and of parts that differ the last one on its own. */
const partsInWords = (parts: readonly number[]): string => {
  const [first = 0] = parts;
  const last = parts.at(-1) ?? first;
  if (first === last) return `${parts.length}x de ${formatMoney(first)}`;
  return `${parts.length - 1}x de ${formatMoney(first)} e uma de ${formatMoney(last)}`;
};

const inInstalments = (count: number): string => (count > 1 ? `, em ${count} parcelas` : '');

const howToBegin =
  'Cadastre o primeiro cliente e importe o extrato CNIS: as regras, as datas e os valores aparecem em seguida.';

const accessOfWelcome = (notice: Of<'welcome'>): readonly string[] => {
  const { status, next, trialUntil, paymentType, instalments } = notice;
  if (status === 'ACTIVE' || next === null) return [`A sua conta está pronta. ${howToBegin}`];
  if (paymentType === 'PIX')
    return [
      `O acesso à calculadora começa quando o PIX de ${formatMoney(next.value)} for confirmado, o que costuma levar poucos minutos depois do pagamento. O código está na página inicial.`,
    ];
  const charge = `de ${formatMoney(next.value)}${inInstalments(instalments)} no cartão`;
  if (trialUntil === null)
    return [
      `A primeira cobrança, ${charge}, é feita hoje: este CPF ou CNPJ já teve o seu período de teste. O acesso começa com a confirmação.`,
    ];
  return [
    `A sua conta está pronta. ${howToBegin}`,
    `Nada foi cobrado. O período de teste termina em ${formatDate(trialUntil)}, e a primeira cobrança, ${charge}, é feita em ${formatDate(next.dueOn)}. ${stop}`,
  ];
};

const welcome = (notice: Of<'welcome'>, links: MailLinks): Letter =>
  letter(
    'boas-vindas',
    [
      `Recebemos o seu cadastro: ${planInWords(notice.planId)}.`,
      ...accessOfWelcome(notice),
      `Você pode desistir da contratação em até ${WITHDRAWAL_DAYS} dias, e a primeira tem garantia de ${GUARANTEE_DAYS} dias: o que tiver sido pago é devolvido. Peça na página "Assinatura", sem justificativa. Os termos que você aceitou: ${links.terms}`,
    ],
    'Abrir o Genial',
    links.home,
  );

const ways = { PIX: ' por PIX', CREDIT_CARD: ' no cartão' } as const;

const paidInWords = ({ by, value, parts }: Purchase): string => {
  const money = parts.length > 1 ? `${formatMoney(value)} (${partsInWords(parts)})` : formatMoney(value);
  return `${money}${by === null ? '' : ways[by]}`;
};

const renewal = (next: NextCharge | null): string | null =>
  next === null
    ? null
    : `A próxima cobrança, de ${formatMoney(next.value)}, vence em ${formatDate(next.dueOn)}; antes dela avisamos de novo.`;

const paymentReceived = ({ purchase, paidUntil, next }: Of<'paymentReceived'>, links: MailLinks): Letter =>
  letter(
    'pagamento recebido',
    [
      `Recebemos o seu pagamento de ${paidInWords(purchase)}: ${planInWords(purchase.planId)}. Obrigado!`,
      ...some(paidUntil === null ? null : `O seu acesso está pago até ${formatDate(paidUntil)}.`),
      ...some(renewal(next)),
    ],
    'Ver a assinatura e o recibo',
    links.subscription,
  );

const chargeAhead = (notice: Of<'chargeAhead'>, links: MailLinks): Letter => {
  const { value, dueOn, isFirst, instalments, isClosed } = notice;
  const meanwhile = isClosed
    ? 'A sua conta foi desativada por um administrador, mas a assinatura continua sendo cobrada até ser cancelada.'
    : 'Você não precisa fazer nada.';
  return letter(
    isFirst ? 'a primeira cobrança está próxima' : 'a sua assinatura será renovada',
    [
      `Em ${formatDate(dueOn)} cobramos ${formatMoney(value)} no seu cartão${inInstalments(instalments)}${isFirst ? ', a primeira cobrança do seu plano' : ', pela renovação do seu plano'}. ${meanwhile}`,
      stop,
    ],
    'Ver a assinatura',
    links.subscription,
  );
};

const renewalByHand = ({ value, dueOn }: Of<'renewalByHand'>, links: MailLinks): Letter => {
  const day = formatDate(dueOn);
  return letter(
    'a sua licença será renovada se você pagar',
    [
      `O seu acesso está pago até ${day}. O provedor de pagamento não guarda o seu cartão: nada é cobrado por si só. Em ${day} a fatura da renovação, de ${formatMoney(value)}, aparece na página "Assinatura", para pagar por PIX ou com um cartão.`,
      'Se não quiser renovar, cancele antes desse dia na página "Assinatura".',
    ],
    'Ver a assinatura',
    links.subscription,
  );
};

const paymentDue = ({ value, dueOn, isFirst }: Of<'paymentDue'>, links: MailLinks): Letter =>
  letter(
    'fatura a vencer',
    [
      `A sua fatura de ${formatMoney(value)} vence em ${formatDate(dueOn)}. Pague por PIX ou com um cartão na página "Assinatura".`,
      isFirst
        ? 'O acesso à calculadora começa com a confirmação do pagamento.'
        : 'O acesso continua sem interrupção se ela for paga até lá.',
    ],
    'Pagar a fatura',
    links.subscription,
  );

const whatOverdueMeans = ({ status, endsOn }: Of<'paymentOverdue'>): string | null => {
  if (status === 'PENDING') return `O acesso à calculadora começa ou volta assim que ela for paga. ${kept}`;
  if (status === 'INACTIVE') return `O acesso à calculadora está suspenso e volta assim que ela for paga. ${kept}`;
  return endsOn === null
    ? null
    : `Se ela não for paga, o acesso à calculadora é suspenso em ${formatDate(endsOn)}. ${kept}`;
};

const paymentOverdue = (notice: Of<'paymentOverdue'>, links: MailLinks): Letter =>
  letter(
    'fatura vencida',
    [
      notice.byCard
        ? `A cobrança de ${formatMoney(notice.value)}, de ${formatDate(notice.dueOn)}, não foi confirmada no seu cartão. Pague por PIX ou com outro cartão na página "Assinatura".`
        : `A sua fatura de ${formatMoney(notice.value)} venceu em ${formatDate(notice.dueOn)} e ainda não consta como paga. Pague por PIX ou com um cartão na página "Assinatura".`,
      ...some(whatOverdueMeans(notice)),
      'Se você já pagou, desconsidere esta mensagem.',
    ],
    'Pagar a fatura',
    links.subscription,
  );

/** Whether it was the subscription itself: nothing was to be charged yet, and there is no invoice to be paid. */
const isUnmade = ({ value }: Of<'chargeFailed'>): boolean => value === null;

const whatToDo = (notice: Of<'chargeFailed'>): string => {
  if (notice.ofSeller) return 'Se não quiser esperar, escolha um plano por PIX na página "Assinatura".';
  return `${isUnmade(notice) ? 'Informe' : 'Pague ou troque'} o cartão antes, para não ficar sem ele.`;
};

/** Until when there is access without the payment: whoever reads it has to know by when to pay. */
const accessMeanwhile = (notice: Of<'chargeFailed'>): string => {
  const { status, trialUntil, ofSeller } = notice;
  const advice = whatToDo(notice);
  if (status === 'ONLY_TRIAL' && trialUntil !== null)
    return `O seu acesso continua até o fim do dia ${formatDate(trialUntil)}. ${advice}`;
  if (status === 'ACTIVE') return `O seu acesso continua até sete dias depois do vencimento. ${advice}`;
  return `O acesso à calculadora espera pelo pagamento. ${ofSeller ? `${advice} ` : ''}${kept}`;
};

const whereToGo = (notice: Of<'chargeFailed'>): string => {
  if (notice.ofSeller) return 'Ver a assinatura';
  return isUnmade(notice) ? 'Informar o cartão' : 'Pagar ou trocar o cartão';
};

const chargeFailed = (notice: Of<'chargeFailed'>, links: MailLinks): Letter =>
  letter(
    isUnmade(notice) ? 'assinatura no cartão não feita' : 'cobrança não feita',
    [
      `${notice.value === null ? '' : `Tentamos cobrar ${formatMoney(notice.value)}. `}${notice.sentence}`,
      accessMeanwhile(notice),
    ],
    whereToGo(notice),
    links.subscription,
  );

/** The plan, and how it is paid where somebody pays. */
const planNow = ({ planId, isCharged }: Of<'planChanged'>): string => {
  const option = planOption(planId ?? '');
  if (!isCharged && option !== undefined) return `Agora é: ${planNameInWords(option.plan)}. Nada é cobrado por ele.`;
  return planId === null ? 'Agora ela não tem um plano. O acesso não muda.' : `Agora é: ${planInWords(planId)}.`;
};

const planChanged = (notice: Of<'planChanged'>, links: MailLinks): Letter =>
  letter(
    'plano alterado',
    [
      `O plano da sua conta foi alterado. ${planNow(notice)}`,
      ...some(
        notice.next === null
          ? null
          : `A próxima cobrança é de ${formatMoney(notice.next.value)}, com vencimento em ${formatDate(notice.next.dueOn)}. O que já foi pago continua valendo.`,
      ),
      'Se ninguém do escritório pediu esta alteração, fale com o suporte.',
    ],
    'Ver a assinatura',
    links.subscription,
  );

const planNotChanged = ({ sentence }: Of<'planNotChanged'>, links: MailLinks): Letter =>
  letter(
    'plano não alterado',
    [
      sentence,
      'O que já foi pago continua valendo. Para pedir de novo, ou pedir outro plano, use a página "Assinatura".',
    ],
    'Ver a assinatura',
    links.subscription,
  );

/** Of a subscription that nobody cancelled. */
const stillCharged =
  'A assinatura não foi cancelada, e as próximas cobranças continuam. Se quiser sair, cancele na página "Assinatura".';

const paymentDisputed = ({ value, status, goesOn }: Of<'paymentDisputed'>, links: MailLinks): Letter =>
  letter(
    'pagamento contestado no cartão',
    [
      `O banco do cartão devolveu o seu pagamento de ${formatMoney(value)} porque a compra foi contestada. Enquanto a contestação não for resolvida, ele não conta como pago.`,
      `${status === 'INACTIVE' ? 'Por isso o acesso à calculadora está suspenso. ' : ''}${kept} Se a contestação foi um engano, peça ao banco que a retire e fale com o suporte.`,
      ...some(goesOn ? stillCharged : null),
    ],
    'Ver a situação da conta',
    links.subscription,
  );

const chargeback = ({ account, value, dueOn }: Of<'chargeback'>, links: MailLinks): Letter =>
  letter(
    `pagamento contestado por ${account}`,
    [
      `O pagamento de ${formatMoney(value)} de ${account}, com vencimento em ${formatDate(dueOn)}, foi contestado no cartão (chargeback). O valor deixou de contar como pago.`,
      'O prazo para responder é curto: apresente a defesa no painel do provedor de pagamentos. Novas cobranças de uma assinatura continuam até que ela seja cancelada na página do usuário.',
    ],
    'Abrir as contas',
    links.accounts,
  );

/** An instant; of one that ends a day, that day. */
const untilInWords = (instant: string): string => {
  const [day = '', time] = formatInstant(instant).split(' ');
  if (time !== '00:00') return `${day} ${time} (horário de Brasília)`;
  return `o fim do dia ${formatDate(dayInSaoPaulo(new Date(Date.parse(instant) - 1).toISOString()))}`;
};

const accessAfter = ({ hasAccess, accessUntil, keptUntil, erasure }: Of<'cancelled'>): string => {
  const access = hasAccess
    ? `O acesso continua até ${untilInWords(accessUntil)}.`
    : 'O acesso à calculadora está encerrado.';
  if (erasure !== null)
    return `${access} Foi pedido também que todos os dados da conta sejam apagados, o que é feito até ${formatInstant(erasure.doneBy)}.`;
  return keptUntil === null
    ? access
    : `${access} Os seus dados ficam guardados até ${formatDate(keptUntil)}, e depois são apagados.`;
};

const wayBack = ({ erasure }: Of<'cancelled'>): string =>
  erasure === null
    ? 'Se mudar de ideia, você pode voltar pela página "Assinatura" enquanto os dados estão guardados.'
    : `Se mudar de ideia, desfaça o pedido até ${formatInstant(erasure.withdrawUntil)} na página "Dados da conta", e depois volte pela página "Assinatura".`;

/** The provider sends back what was charged; what is owed beside it is paid by hand. */
const wentBack = (value: number, byCard: boolean, isLater: boolean): string => {
  const money = byCard
    ? `Devolvemos ${formatMoney(value)} no cartão em que você pagou. O banco mostra o crédito nesta fatura ou na próxima.`
    : `Devolvemos ${formatMoney(value)} pelo mesmo meio em que você pagou.`;
  return isLater
    ? `${money} A correção pelo INPC dos meses entre o pagamento e a devolução, se houver, é paga à parte.`
    : money;
};

const moneyBack = ({ returned, pending, byCard, isLater }: Of<'cancelled'>): string => {
  if (pending > 0)
    return [
      ...(returned > 0 ? [wentBack(returned, byCard, isLater)] : []),
      `A devolução de ${formatMoney(pending)} foi pedida e ainda não foi concluída pelo provedor de pagamento. Continuamos tentando, e você recebe uma mensagem quando ela for feita.`,
    ].join(' ');
  if (returned > 0) return wentBack(returned, byCard, isLater);
  return 'Nada mais será cobrado, e não há valor a devolver.';
};

const cancelled = (notice: Of<'cancelled'>, links: MailLinks): Letter =>
  letter(
    'cancelamento confirmado',
    [
      `A sua assinatura foi cancelada em ${formatInstant(notice.at)} (horário de Brasília). ${notice.returned > 0 || notice.pending > 0 ? 'Nada mais será cobrado.' : ''}`.trim(),
      moneyBack(notice),
      accessAfter(notice),
      wayBack(notice),
    ],
    'Ver a assinatura',
    links.subscription,
  );

const refunded = ({ value, byCard, isLater, wasTwice }: Of<'refunded'>, links: MailLinks): Letter =>
  letter(
    'valor devolvido',
    [
      wentBack(value, byCard, isLater),
      ...some(
        wasTwice ? 'Ele tinha sido cobrado duas vezes. O outro pagamento continua valendo, e o acesso não muda.' : null,
      ),
    ],
    'Ver a assinatura',
    links.subscription,
  );

const whyEnded = {
  overdue: 'há uma fatura vencida há sete dias ou mais. Ele volta assim que ela for paga, na página "Assinatura".',
  expired: 'o período contratado terminou. Ele volta com um novo pagamento, na página "Assinatura".',
  cancelled: 'a assinatura foi cancelada e o período dela terminou. Para voltar, use a página "Assinatura".',
  disputed:
    'o pagamento foi contestado no cartão e o banco o devolveu. Se foi um engano, peça ao banco que retire a contestação.',
  refunded:
    'o pagamento foi devolvido. Para voltar, cancele a assinatura na página "Assinatura" e depois escolha "Voltar a assinar".',
} as const;

/** Of an account that an administrator opened: there is nothing to pay. */
const licenceOver = 'a licença dada a ela terminou. Para continuar, fale com quem abriu a conta para você.';

const ended = ({ cause, keptUntil, isCharged, goesOn }: Of<'ended'>, links: MailLinks): Letter =>
  letter(
    'acesso encerrado',
    [
      `O acesso da sua conta à calculadora terminou porque ${isCharged ? whyEnded[cause] : licenceOver}`,
      `${keptUntil === null ? kept : `Os seus clientes e cálculos ficam guardados até ${formatDate(keptUntil)}, e depois são apagados.`} Você pode entrar, ver a situação da conta e baixar todos os dados.`,
      ...some(goesOn && (cause === 'refunded' || cause === 'disputed') ? stillCharged : null),
    ],
    'Ver a situação da conta',
    links.subscription,
  );

/** The mail of a notice about money, as far as it depends on nobody's name. */
export const moneyLetter = (notice: MoneyNotice, links: MailLinks): Letter => {
  switch (notice.kind) {
    case 'welcome':
      return welcome(notice, links);
    case 'paymentReceived':
      return paymentReceived(notice, links);
    case 'chargeAhead':
      return chargeAhead(notice, links);
    case 'renewalByHand':
      return renewalByHand(notice, links);
    case 'paymentDue':
      return paymentDue(notice, links);
    case 'paymentOverdue':
      return paymentOverdue(notice, links);
    case 'chargeFailed':
      return chargeFailed(notice, links);
    case 'planChanged':
      return planChanged(notice, links);
    case 'planNotChanged':
      return planNotChanged(notice, links);
    case 'paymentDisputed':
      return paymentDisputed(notice, links);
    case 'chargeback':
      return chargeback(notice, links);
    case 'cancelled':
      return cancelled(notice, links);
    case 'refunded':
      return refunded(notice, links);
    case 'ended':
      return ended(notice, links);
    default:
      return notice satisfies never;
  }
};
