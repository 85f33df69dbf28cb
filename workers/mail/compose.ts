import Handlebars from 'handlebars';
import type { Seller } from '../../domain/api/settings.ts';
import type { MailText } from '../../domain/words/mail.ts';
import { sellerInWords } from '../../domain/words/seller.ts';
import type { Mail } from './mailer.ts';

/** Simple enough for every mail program; nothing in it is loaded from elsewhere. */
const template = Handlebars.compile<MailText & { readonly sender: string }>(
  `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>{{subject}}</title></head>
<body style="margin:0;padding:24px;background:#f3f6f8;font-family:Arial,Helvetica,sans-serif;color:#1c2733">
<table role="presentation" align="center" width="100%" style="max-width:560px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:22px;font-weight:bold;color:#0b5563">Genial</p>
{{#each paragraphs}}<p style="margin:0 0 16px;font-size:16px;line-height:1.5">{{this}}</p>
{{/each}}<p style="margin:24px 0 16px"><a href="{{action.link}}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5563;color:#ffffff;text-decoration:none;font-size:16px">{{action.label}}</a></p>
<p style="margin:0;font-size:13px;line-height:1.5;color:#5b6b79">Se o botão não abrir, copie este endereço: {{action.link}}</p>
{{#if sender}}<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#5b6b79">{{sender}}</p>
{{/if}}</td></tr></table>
</body>
</html>
`,
  { strict: true },
);

/** A mail as text and HTML, with who sells at the end of one about money. `link` is told to the operator of an installation that sends no mail. */
export const compose = (to: string, mail: MailText, link: string | null = null, seller: Seller | null = null): Mail => {
  const { subject, paragraphs, action } = mail;
  const sender = seller === null ? '' : sellerInWords(seller);
  return {
    to,
    subject,
    text: [...paragraphs, `${action.label}: ${action.link}`, ...(sender === '' ? [] : [sender])].join('\n\n'),
    html: template({ ...mail, sender }),
    link,
  };
};
