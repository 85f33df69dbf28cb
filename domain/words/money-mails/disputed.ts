/** Mails of a payment that the holder of the card disputes at the bank. */
import { formatDate, formatMoney } from '../format.ts';
import { type Letter, letter, type MailLinks } from '../mail.ts';
import { kept, type Of, some, stillCharged } from './sentences.ts';

export const paymentDisputed = ({ value, status, goesOn }: Of<'paymentDisputed'>, links: MailLinks): Letter =>
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

export const chargeback = ({ account, value, dueOn }: Of<'chargeback'>, links: MailLinks): Letter =>
  letter(
    `pagamento contestado por ${account}`,
    [
      `O pagamento de ${formatMoney(value)} de ${account}, com vencimento em ${formatDate(dueOn)}, foi contestado no cartão (chargeback). O valor deixou de contar como pago.`,
      'O prazo para responder é curto: apresente a defesa no painel do provedor de pagamentos. Novas cobranças de uma assinatura continuam até que ela seja cancelada na página do usuário.',
    ],
    'Abrir as contas',
    links.accounts,
  );
