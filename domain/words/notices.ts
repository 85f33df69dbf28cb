import type { Notice } from '../notices/notices.ts';
import { formatDate, formatInstant } from './format.ts';
import { type Letter, letter, type MailLinks, type MailText } from './mail.ts';
import { moneyLetter } from './money-mails.ts';
import { termsNewsSince } from './terms-version.ts';

type Of<Kind extends Notice['kind']> = Notice & { readonly kind: Kind };

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
      `Até ${formatInstant(notice.withdrawUntil)} você pode desfazer o pedido na página abaixo e baixar tudo em um arquivo.`,
      ...(notice.isCancelled
        ? [
            'A assinatura está cancelada: nada mais é cobrado, e o que tiver de ser devolvido a você é devolvido antes. Desfazer o pedido não a traz de volta; para isso há "Voltar a assinar" na página "Assinatura".',
          ]
        : []),
      'Se o pedido não foi seu, desfaça-o agora e troque a sua senha.',
    ],
    'Ver ou desfazer o pedido',
    links.data,
  );

const termsChanged = ({ accepted, version, bindsOn }: Of<'termsChanged'>, links: MailLinks): Letter =>
  letter(
    'novos termos de uso',
    [
      `Os termos de uso do Genial mudaram. A versão de ${formatDate(version)} vale para a sua conta a partir de ${formatDate(bindsOn)}; até lá continua valendo a que você aceitou, de ${formatDate(accepted)}.`,
      `O que mudou: ${termsNewsSince(accepted).join('; ')}.`,
      'Você não precisa fazer nada para continuar. Se não concordar, cancele antes desse dia na página "Assinatura".',
    ],
    'Ler os novos termos',
    links.terms,
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
    case 'erasureAhead':
      return erasureAhead(notice, links);
    case 'erasureRequested':
      return erasureRequested(notice, links);
    case 'termsChanged':
      return termsChanged(notice, links);
    case 'newDevice':
      return newDevice(notice, links);
    case 'passwordChanged':
      return passwordChanged(notice, links);
    default:
      return moneyLetter(notice, links);
  }
};

/** The mail of a notice to a person of that name. */
export const noticeMail = (notice: Notice, name: string, links: MailLinks): MailText => {
  const { subject, paragraphs, action } = letterOf(notice, links);
  return { subject: `Genial: ${subject}`, paragraphs: [`Olá, ${name}.`, ...paragraphs], action };
};

/** The last mail of an account: its data are being erased as it is sent. `hasBought`: it had a contract. */
export const erasedMail = (name: string, home: string, hasBought: boolean): MailText => ({
  subject: 'Genial: os seus dados foram apagados',
  paragraphs: [
    `Olá, ${name}.`,
    'Todos os dados da sua conta no Genial foram apagados: usuários, clientes, cálculos e arquivos. Não guardamos cópia legível, e esta é a última mensagem que enviamos.',
    ...(hasBought
      ? [
          'Nada mais é cobrado. Ficam apenas, como dizem os termos, um código do qual não se lê o CPF ou CNPJ e que reconhece um segundo período de teste, e o registro dos pagamentos que o provedor de pagamento tenha o dever de guardar.',
        ]
      : []),
  ],
  action: { label: 'Conhecer o Genial', link: home },
});
