/** Mails to whoever leaves: what was cancelled, what went back, and that access ended. */
import type { Afterwards } from '../../notices/money/notice.ts';
import { formatDate, formatInstant, formatMoney } from '../format.ts';
import { type Letter, letter, type MailLinks } from '../mail.ts';
import { dayInSaoPaulo } from '../today.ts';
import { kept, type Of, some, stillCharged } from './sentences.ts';

/** An instant; of one that ends a day, that day. */
const untilInWords = (instant: string): string => {
  const [day = '', time] = formatInstant(instant).split(' ');
  if (time !== '00:00') return `${day} ${time} (horário de Brasília)`;
  return `o fim do dia ${formatDate(dayInSaoPaulo(new Date(Date.parse(instant) - 1).toISOString()))}`;
};

const accessAfter = ({
  hasAccess,
  accessUntil,
  keptUntil,
  erasure,
}: Afterwards & Pick<Of<'cancelled'>, 'erasure'>): string => {
  const access = hasAccess
    ? `O acesso continua até ${untilInWords(accessUntil)}.`
    : 'O acesso à calculadora está encerrado.';
  if (erasure !== null)
    return `${access} Foi pedido também que todos os dados da conta sejam apagados, o que é feito até ${formatInstant(erasure.doneBy)}.`;
  return keptUntil === null
    ? access
    : `${access} Os seus dados ficam guardados até ${formatDate(keptUntil)}, e depois são apagados.`;
};

const wayBack = ({ erasure }: Pick<Of<'cancelled'>, 'erasure'>): string =>
  erasure === null
    ? 'Se mudar de ideia, você pode voltar pela página "Assinatura" enquanto os dados estão guardados.'
    : `Se mudar de ideia, desfaça o pedido até ${formatInstant(erasure.withdrawUntil)} na página "Dados da conta", e depois volte pela página "Assinatura".`;

/** The provider sends back what was charged; what is owed beside it is paid by hand. */
const wentBack = (value: number, byCard: boolean, mayBeCorrected: boolean): string => {
  const money = byCard
    ? `Devolvemos ${formatMoney(value)} no cartão em que você pagou. O banco mostra o crédito nesta fatura ou na próxima.`
    : `Devolvemos ${formatMoney(value)} pelo mesmo meio em que você pagou.`;
  return mayBeCorrected
    ? `${money} O provedor devolve só o que foi cobrado: a correção pelo INPC dos meses entre o pagamento e a devolução, se houver, é paga por nós à parte. O valor dela é conhecido quando a tabela de índices do mês da devolução é publicada; quando ela for paga, você recebe uma mensagem com o valor.`
    : money;
};

const moneyBack = ({ returned, pending, byCard, mayBeCorrected }: Of<'cancelled'>): string => {
  if (pending > 0)
    return [
      ...(returned > 0 ? [wentBack(returned, byCard, mayBeCorrected)] : []),
      `A devolução de ${formatMoney(pending)} foi pedida e ainda não foi concluída pelo provedor de pagamento. Continuamos tentando, e você recebe uma mensagem quando ela for feita.`,
    ].join(' ');
  if (returned > 0) return wentBack(returned, byCard, mayBeCorrected);
  return 'Nada mais será cobrado, e não há valor a devolver.';
};

export const cancelled = (notice: Of<'cancelled'>, links: MailLinks): Letter =>
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

export const erasureWithdrawn = ({ at, afterwards }: Of<'erasureWithdrawn'>, links: MailLinks): Letter =>
  letter(
    'pedido para apagar a conta desfeito',
    [
      `Em ${formatInstant(at)} (horário de Brasília) o pedido para apagar os dados da sua conta foi desfeito: usuários, clientes, cálculos e arquivos continuam como estavam.`,
      ...(afterwards === null
        ? []
        : [
            `A assinatura continua cancelada. ${accessAfter({ ...afterwards, erasure: null })}`,
            wayBack({ erasure: null }),
          ]),
      'Se não foi você quem o desfez, troque a sua senha e fale com o suporte.',
    ],
    'Ver a assinatura',
    links.subscription,
  );

export const refunded = ({ value, byCard, mayBeCorrected, wasTwice }: Of<'refunded'>, links: MailLinks): Letter =>
  letter(
    'valor devolvido',
    [
      wentBack(value, byCard, mayBeCorrected),
      ...some(
        wasTwice
          ? 'Esse valor tinha sido cobrado duas vezes. O outro pagamento continua valendo, e o acesso não muda.'
          : null,
      ),
    ],
    'Ver a assinatura',
    links.subscription,
  );

export const differencePaid = (notice: Of<'differencePaid'>, links: MailLinks): Letter => {
  const { amount, notedOn, paidOn, refundedOn } = notice;
  return letter(
    'correção do valor devolvido',
    [
      `Em ${formatDate(notedOn)} registramos que ${formatMoney(amount)} foram pagos a você: a correção pelo INPC do que você pagou em ${formatDate(paidOn)} e devolvemos em ${formatDate(refundedOn)}.`,
      'Ela é paga à parte, porque o provedor de pagamento devolve só o que foi cobrado. Se não a recebeu, fale com o suporte.',
    ],
    'Ver a assinatura',
    links.subscription,
  );
};

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

export const ended = ({ cause, keptUntil, isCharged, goesOn }: Of<'ended'>, links: MailLinks): Letter =>
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
