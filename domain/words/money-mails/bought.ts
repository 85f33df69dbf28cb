/** Mails of what was bought: the welcome, the plan, and what was paid. */
import type { NextCharge } from '../../accounts/charges.ts';
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '../../accounts/refund.ts';
import type { Purchase } from '../../notices/money/notice.ts';
import { planOption } from '../../plans/find.ts';
import { formatDate, formatMoney } from '../format.ts';
import { type Letter, letter, type MailLinks } from '../mail.ts';
import { planInWords, planNameInWords } from '../plans.ts';
import { inInstalments, type Of, some, stop } from './sentences.ts';

/** '12x de R$ 250,00', and of parts that differ the last one on its own. */
const partsInWords = (parts: readonly number[]): string => {
  const [first = 0] = parts;
  const last = parts.at(-1) ?? first;
  if (first === last) return `${parts.length}x de ${formatMoney(first)}`;
  return `${parts.length - 1}x de ${formatMoney(first)} e uma de ${formatMoney(last)}`;
};

const howToBegin =
  'Cadastre o primeiro cliente e importe o extrato CNIS: as regras, as datas e os valores aparecem em seguida.';

const accessOfWelcome = (notice: Of<'welcome'>): readonly string[] => {
  const { status, next, trialUntil, paymentType, instalments } = notice;
  if (status === 'PENDING' && next === null)
    return ['O acesso à calculadora começa com a confirmação do primeiro pagamento.'];
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

export const welcome = (notice: Of<'welcome'>, links: MailLinks): Letter =>
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

export const paymentReceived = ({ purchase, paidUntil, next }: Of<'paymentReceived'>, links: MailLinks): Letter =>
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

/** The plan, and how it is paid where somebody pays. */
const planNow = ({ planId, isCharged }: Of<'planChanged'>): string => {
  const option = planOption(planId ?? '');
  if (!isCharged && option !== undefined) return `Agora é: ${planNameInWords(option.plan)}. Nada é cobrado por ele.`;
  return planId === null ? 'Agora ela não tem um plano. O acesso não muda.' : `Agora é: ${planInWords(planId)}.`;
};

export const planChanged = (notice: Of<'planChanged'>, links: MailLinks): Letter =>
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

export const planNotChanged = ({ sentence }: Of<'planNotChanged'>, links: MailLinks): Letter =>
  letter(
    'plano não alterado',
    [
      sentence,
      'O que já foi pago continua valendo. Para pedir de novo, ou pedir outro plano, use a página "Assinatura".',
    ],
    'Ver a assinatura',
    links.subscription,
  );
