import type { MoneyNotice } from '../notices/money/notice.ts';
import type { Letter, MailLinks } from './mail.ts';
import { paymentReceived, planChanged, planNotChanged, welcome } from './money-mails/bought.ts';
import { chargeback, paymentDisputed } from './money-mails/disputed.ts';
import { cancelled, differencePaid, ended, erasureWithdrawn, refunded } from './money-mails/leaving.ts';
import { chargeAhead, chargeFailed, paymentDue, paymentOverdue, renewalByHand } from './money-mails/to-pay.ts';

/** The mail of a notice about money, as far as it depends on nobody's name. */
export const moneyLetter = (notice: MoneyNotice, links: MailLinks): Letter => {
  switch (notice.kind) {
    case 'welcome':
      return welcome(notice, links);
    case 'paymentReceived':
      return paymentReceived(notice, links);
    case 'chargeAhead':
      return chargeAhead(notice, links);
    case 'renewalByHand':
      return renewalByHand(notice, links);
    case 'paymentDue':
      return paymentDue(notice, links);
    case 'paymentOverdue':
      return paymentOverdue(notice, links);
    case 'chargeFailed':
      return chargeFailed(notice, links);
    case 'planChanged':
      return planChanged(notice, links);
    case 'planNotChanged':
      return planNotChanged(notice, links);
    case 'paymentDisputed':
      return paymentDisputed(notice, links);
    case 'chargeback':
      return chargeback(notice, links);
    case 'cancelled':
      return cancelled(notice, links);
    case 'refunded':
      return refunded(notice, links);
    case 'erasureWithdrawn':
      return erasureWithdrawn(notice, links);
    case 'differencePaid':
      return differencePaid(notice, links);
    case 'ended':
      return ended(notice, links);
    default:
      return notice satisfies never;
  }
};
