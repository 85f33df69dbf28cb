/** What several mails about money say. */
import type { MoneyNotice } from '../../notices/money/notice.ts';

export type Of<Kind extends MoneyNotice['kind']> = MoneyNotice & { readonly kind: Kind };

export const some = (sentence: string | null): readonly string[] => (sentence === null ? [] : [sentence]);

export const kept = 'Os seus clientes e cálculos continuam guardados.';

export const stop = 'Para não ser cobrado, cancele antes desse dia na página "Assinatura".';

export const inInstalments = (count: number): string => (count > 1 ? `, em ${count} parcelas` : '');

/** Of a subscription that nobody cancelled. */
export const stillCharged =
  'A assinatura não foi cancelada, e as próximas cobranças continuam. Se quiser sair, cancele na página "Assinatura".';
