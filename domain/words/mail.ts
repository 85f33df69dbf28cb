/** A mail in plain words; text and HTML are made from it. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly link: string };
}

/** The mail for a forgotten password. The link is valid for an hour. */
export const passwordResetMail = (name: string, link: string): MailText => ({
  subject: 'Genial: redefinição de senha',
  paragraphs: [
    `Olá, ${name}.`,
    'Recebemos um pedido para redefinir a sua senha no Genial. Para escolher uma nova senha, abra este endereço:',
    'O endereço vale por uma hora e só pode ser usado uma vez. Se você não fez este pedido, ignore esta mensagem.',
  ],
  action: { label: 'Escolher uma nova senha', link },
});

/** Where the links of mails lead. */
export interface MailLinks {
  readonly home: string;
  /** What the account has bought: invoices, card, plan, cancellation. */
  readonly subscription: string;
  readonly security: string;
  readonly data: string;
  /** For administrators. */
  readonly accounts: string;
  readonly terms: string;
}

/** What a mail says of itself, before its greeting. */
export type Letter = MailText;

export const letter = (subject: string, paragraphs: readonly string[], label: string, link: string): Letter => ({
  subject,
  paragraphs,
  action: { label, link },
});
