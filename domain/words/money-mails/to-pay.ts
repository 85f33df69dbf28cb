/** Mails of what is to be paid: a charge that comes, that is late, or that failed. */
import { formatDate, formatMoney } from '../format.ts';
import { type Letter, letter, type MailLinks } from '../mail.ts';
import { inInstalments, kept, type Of, some, stop } from './sentences.ts';

export const chargeAhead = (notice: Of<'chargeAhead'>, links: MailLinks): Letter => {
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

export const renewalByHand = ({ value, dueOn }: Of<'renewalByHand'>, links: MailLinks): Letter => {
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

export const paymentDue = ({ value, dueOn, isFirst }: Of<'paymentDue'>, links: MailLinks): Letter =>
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

const whatOverdueMeans = ({ status, endsOn, trialUntil }: Of<'paymentOverdue'>): string | null => {
  if (status === 'ONLY_TRIAL' && trialUntil !== null)
    return `O seu acesso continua até o fim do dia ${formatDate(trialUntil)}. Pague até lá, para não ficar sem acesso.`;
  if (status === 'PENDING') return `O acesso à calculadora começa ou volta assim que ela for paga. ${kept}`;
  if (status === 'INACTIVE') return `O acesso à calculadora está suspenso e volta assim que ela for paga. ${kept}`;
  return endsOn === null
    ? null
    : `Se ela não for paga, o acesso à calculadora é suspenso em ${formatDate(endsOn)}. ${kept}`;
};

const whatIsOverdue = ({ value, dueOn, byCard, declined }: Of<'paymentOverdue'>): string => {
  const [sum, day] = [formatMoney(value), formatDate(dueOn)];
  if (declined)
    return `A cobrança de ${sum}, com vencimento em ${day}, foi recusada no seu cartão, e ainda não está paga. Pague por PIX ou com outro cartão na página "Assinatura".`;
  return byCard
    ? `A cobrança de ${sum}, de ${day}, não foi confirmada no seu cartão. Pague por PIX ou com outro cartão na página "Assinatura".`
    : `A sua fatura de ${sum} venceu em ${day} e ainda não consta como paga. Pague por PIX ou com um cartão na página "Assinatura".`;
};

export const paymentOverdue = (notice: Of<'paymentOverdue'>, links: MailLinks): Letter =>
  letter(
    notice.declined ? 'o seu cartão foi recusado' : 'fatura vencida',
    [whatIsOverdue(notice), ...some(whatOverdueMeans(notice)), 'Se você já pagou, desconsidere esta mensagem.'],
    'Pagar a fatura',
    links.subscription,
  );

const whatToDo = {
  pay: 'pague por PIX ou com outro cartão',
  'give a card': 'informe outro cartão',
  'change the card': 'troque o cartão ou escolha um plano por PIX',
} as const;

const advice = ({ mend, ofSeller, isAdvised, accessUntil }: Of<'chargeFailed'>): string | null => {
  if (mend === 'wait') return null;
  if (ofSeller) return 'Se não quiser esperar, escolha um plano por PIX na página "Assinatura".';
  if (isAdvised) return accessUntil === null ? null : 'Faça isso até lá, para não ficar sem acesso.';
  const what = `${whatToDo[mend]} na página "Assinatura"`;
  return accessUntil === null ? `Para pagar, ${what}.` : `Até lá, ${what}, para não ficar sem acesso.`;
};

/** Until when there is access without the payment: whoever reads it has to know by when to pay. */
const accessMeanwhile = (notice: Of<'chargeFailed'>): string => {
  const { accessUntil } = notice;
  const access =
    accessUntil === null
      ? 'O acesso à calculadora espera pelo pagamento.'
      : `O seu acesso continua até o fim do dia ${formatDate(accessUntil)}.`;
  return [access, ...some(advice(notice))].join(' ');
};

const whereToGo = {
  wait: 'Ver a assinatura',
  pay: 'Pagar a fatura',
  'give a card': 'Informar o cartão',
  'change the card': 'Trocar o cartão',
} as const;

const whatFailed = ({ value, mend }: Of<'chargeFailed'>): string => {
  if (mend === 'wait') return 'PIX não gerado';
  return value === null ? 'assinatura no cartão não feita' : 'cobrança não feita';
};

export const chargeFailed = (notice: Of<'chargeFailed'>, links: MailLinks): Letter => {
  const { value, sentence, mend, ofSeller } = notice;
  const what = value === null || mend === 'wait' ? '' : `Tentamos cobrar ${formatMoney(value)}. `;
  return letter(
    whatFailed(notice),
    [`${what}${sentence}`, accessMeanwhile(notice)],
    ofSeller ? 'Ver a assinatura' : whereToGo[mend],
    links.subscription,
  );
};
