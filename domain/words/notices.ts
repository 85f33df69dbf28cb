import type { Notice } from '../notices/notices.ts';
import { formatDate, formatInstant, formatMoney } from './format.ts';
import type { MailText } from './mail.ts';
import { planInWords } from './plans.ts';

/** Where the links of mails lead. */
export interface MailLinks {
  readonly home: string;
  readonly security: string;
  readonly data: string;
  /** For administrators. */
  readonly accounts: string;
}

const whyEnded = {
  overdue: 'há uma fatura vencida há sete dias ou mais',
  expired: 'o período contratado terminou',
  cancelled: 'a assinatura foi cancelada',
  disputed: 'o pagamento foi contestado no cartão e o banco o devolveu',
  refunded: 'o pagamento foi devolvido',
} as const;

type Of<Kind extends Notice['kind']> = Notice & { readonly kind: Kind };

/** What a mail says of itself, before its greeting. */
interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly link: string };
}

const letter = (subject: string, paragraphs: readonly string[], label: string, link: string): Letter => ({
  subject,
  paragraphs,
  action: { label, link },
});

const welcome = (notice: Of<'welcome'>, links: MailLinks): Letter =>
  letter(
    'boas-vindas',
    [
      'A sua conta no Genial está pronta. Cadastre o primeiro cliente e importe o extrato CNIS: as regras, as datas e os valores aparecem em seguida.',
      ...(notice.trialUntil === null ? [] : [`O período de teste vai até ${formatDate(notice.trialUntil)}.`]),
    ],
    'Abrir o Genial',
    links.home,
  );

const paymentReceived = (notice: Of<'paymentReceived'>, links: MailLinks): Letter =>
  letter(
    'pagamento recebido',
    [
      `Recebemos o seu pagamento de ${formatMoney(notice.value)}. Obrigado!`,
      ...(notice.paidUntil === null ? [] : [`O seu acesso está pago até ${formatDate(notice.paidUntil)}.`]),
    ],
    'Abrir o Genial',
    links.home,
  );

const paymentDue = (notice: Of<'paymentDue' | 'paymentOverdue'>, links: MailLinks): Letter =>
  letter(
    'fatura a vencer',
    [`A sua fatura de ${formatMoney(notice.value)} vence em ${formatDate(notice.dueOn)}.`],
    'Ver a fatura',
    links.home,
  );

const paymentOverdue = (notice: Of<'paymentDue' | 'paymentOverdue'>, links: MailLinks): Letter =>
  letter(
    'fatura vencida',
    [
      `A sua fatura de ${formatMoney(notice.value)} venceu em ${formatDate(notice.dueOn)} e ainda não consta como paga.`,
      'Sete dias depois do vencimento o acesso à calculadora é suspenso; os seus clientes e cálculos continuam guardados. Se você já pagou, desconsidere esta mensagem.',
    ],
    'Ver a fatura',
    links.home,
  );

const planChanged = (notice: Of<'planChanged'>, links: MailLinks): Letter =>
  letter(
    'plano alterado',
    [
      `Um administrador alterou o plano da sua conta. Agora é: ${planInWords(notice.planId)}.`,
      ...(notice.next === null
        ? []
        : [
            `A próxima cobrança é de ${formatMoney(notice.next.value)}, com vencimento em ${formatDate(notice.next.dueOn)}. O que já foi pago continua valendo.`,
          ]),
      'Se você não pediu esta alteração, fale com o suporte.',
    ],
    'Abrir o Genial',
    links.home,
  );

const paymentDisputed = (notice: Of<'paymentDisputed'>, links: MailLinks): Letter =>
  letter(
    'pagamento contestado no cartão',
    [
      `O banco do cartão devolveu o seu pagamento de ${formatMoney(notice.value)} porque a compra foi contestada. Enquanto a contestação não for resolvida, ele não conta como pago.`,
      'Os seus clientes e cálculos continuam guardados. Se a contestação foi um engano, peça ao banco que a retire e fale com o suporte.',
    ],
    'Ver a situação da conta',
    links.home,
  );

const chargeback = (notice: Of<'chargeback'>, links: MailLinks): Letter =>
  letter(
    `pagamento contestado por ${notice.account}`,
    [
      `O pagamento de ${formatMoney(notice.value)} de ${notice.account}, com vencimento em ${formatDate(notice.dueOn)}, foi contestado no cartão (chargeback). O valor deixou de contar como pago.`,
      'O prazo para responder é curto: apresente a defesa no painel do provedor de pagamentos. Novas cobranças de uma assinatura continuam até que ela seja cancelada na página do usuário.',
    ],
    'Abrir as contas',
    links.accounts,
  );

const ended = (notice: Of<'ended'>, links: MailLinks): Letter =>
  letter(
    'acesso encerrado',
    [
      `O acesso da sua conta à calculadora terminou porque ${whyEnded[notice.cause]}.`,
      'Os seus clientes e cálculos continuam guardados. Você pode entrar, ver a situação da conta e baixar todos os dados.',
    ],
    'Ver a situação da conta',
    links.home,
  );

const erasureAhead = (notice: Of<'erasureAhead'>, links: MailLinks): Letter =>
  letter(
    'os seus dados serão apagados',
    [
      `Três meses depois do cancelamento, todos os dados da sua conta serão apagados a partir de ${formatDate(notice.eraseOn)}.`,
      'Isso inclui usuários, clientes, cálculos e arquivos, e não pode ser revertido. Antes disso você pode baixar tudo em um arquivo.',
    ],
    'Baixar os dados',
    links.data,
  );

const erasureRequested = (notice: Of<'erasureRequested'>, links: MailLinks): Letter =>
  letter(
    'pedido para apagar a conta',
    [
      `Recebemos o pedido para apagar todos os dados da sua conta: usuários, clientes, cálculos e arquivos. Isso será feito até ${formatInstant(notice.doneBy)} (horário de Brasília) e não pode ser revertido.`,
      `Até ${formatInstant(notice.withdrawUntil)} você pode desfazer o pedido na página abaixo e baixar tudo em um arquivo. Se há dinheiro a ser devolvido a você, a devolução é concluída antes.`,
      'Se o pedido não foi seu, desfaça-o agora e troque a sua senha.',
    ],
    'Ver ou desfazer o pedido',
    links.data,
  );

const newDevice = (notice: Of<'newDevice'>, links: MailLinks): Letter =>
  letter(
    'entrada em um novo dispositivo',
    [
      `Em ${formatInstant(notice.at)} (horário de Brasília) alguém entrou na sua conta em um dispositivo novo: ${notice.device}.`,
      'Se foi você, está tudo certo. Se não foi, troque a sua senha e encerre as outras sessões.',
    ],
    'Ver as sessões abertas',
    links.security,
  );

const passwordChanged = (notice: Of<'passwordChanged'>, links: MailLinks): Letter =>
  letter(
    'senha alterada',
    [
      `A senha da sua conta foi alterada em ${formatInstant(notice.at)} (horário de Brasília).`,
      'Se não foi você, redefina a senha agora e avise o suporte.',
    ],
    'Abrir o Genial',
    links.home,
  );

const letterOf = (notice: Notice, links: MailLinks): Letter => {
  switch (notice.kind) {
    case 'welcome':
      return welcome(notice, links);
    case 'paymentReceived':
      return paymentReceived(notice, links);
    case 'paymentDue':
      return paymentDue(notice, links);
    case 'paymentOverdue':
      return paymentOverdue(notice, links);
    case 'planChanged':
      return planChanged(notice, links);
    case 'paymentDisputed':
      return paymentDisputed(notice, links);
    case 'chargeback':
      return chargeback(notice, links);
    case 'ended':
      return ended(notice, links);
    case 'erasureAhead':
      return erasureAhead(notice, links);
    case 'erasureRequested':
      return erasureRequested(notice, links);
    case 'newDevice':
      return newDevice(notice, links);
    case 'passwordChanged':
      return passwordChanged(notice, links);
    default:
      return notice satisfies never;
  }
};

/** The mail of a notice to a person of that name. */
export const noticeMail = (notice: Notice, name: string, links: MailLinks): MailText => {
  const { subject, paragraphs, action } = letterOf(notice, links);
  return { subject: `Genial: ${subject}`, paragraphs: [`Olá, ${name}.`, ...paragraphs], action };
};

/** The last mail of an account: its data are being erased as it is sent. */
export const erasedMail = (name: string, home: string): MailText => ({
  subject: 'Genial: os seus dados foram apagados',
  paragraphs: [
    `Olá, ${name}.`,
    'Todos os dados da sua conta no Genial foram apagados: usuários, clientes, cálculos e arquivos. Não guardamos cópia legível, e esta é a última mensagem que enviamos.',
  ],
  action: { label: 'Conhecer o Genial', link: home },
});
