export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** The mail for a forgotten password. The link is valid for an hour. */
export const passwordResetMail = (name: string, link: string): MailText => ({
  subject: 'Genial: redefinição de senha',
  text: [
    `Olá, ${name}.`,
    'Recebemos um pedido para redefinir a sua senha no Genial. Para escolher uma nova senha, abra este endereço:',
    link,
    'O endereço vale por uma hora e só pode ser usado uma vez. Se você não fez este pedido, ignore esta mensagem.',
  ].join('\n\n'),
});
