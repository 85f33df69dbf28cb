/** What of each quota reaches the account of who receives it. */
import type { FamilyAnswer } from '../../../api/family.ts';
import { parseMonth } from '../../../units/month.ts';
import { exact, rounded } from '../../benefit/exact.ts';
import { netAmountOf } from '../../net/net.ts';
import { contributionPlaceOf } from '../../net/of-office.ts';
import { contributionOfTheRetired } from '../../net/retired-contribution.ts';
import { overlayOf } from '../../tables/overlay.ts';
import type { FamilyAsked } from './asked.ts';

interface Quota {
  readonly id: string;
  readonly amount: number;
}
type AnsweredQuota = FamilyAnswer['periods'][number]['quotas'][number];

/**
 * Each who receives is taxed by the own quota, with the exemption from the own 65th year on, by the tables of the death's
 * month. Whether the contribution of a regime of servants looks at the whole pension or at each quota was not read: where
 * the two differ there is no net value.
 *
 * @see CF, art. 40, § 18; Lei 7.713/1988, art. 6, XV; Lei 9.250/1995, arts. 3-A and 4
 */
export const netQuotas = (
  quotas: readonly Quota[],
  { input, body }: FamilyAsked,
  { death, from }: { readonly death: string; readonly from: string },
): AnsweredQuota[] => {
  const month = parseMonth(death);
  const overlay = overlayOf(input.indexes);
  const place = contributionPlaceOf(input.regimeType === 'RGPS' ? 'RGPS' : 'RPPS', input.regime);
  const contributionOf = (amount: number): number | null =>
    contributionOfTheRetired(amount, place, month, overlay).amount;
  const whole = contributionOf(rounded(quotas.reduce((sum, { amount }) => sum.plus(amount), exact(0))));
  const parts = quotas.reduce((sum, { amount }) => sum + (contributionOf(amount) ?? 0), 0);
  const isSettled = whole !== null && Math.abs(whole - parts) < 0.005;
  return quotas.map((quota) => {
    const birthDate = body.dependants.find(({ id }) => id === quota.id)?.birthDate;
    const isKnown = isSettled && birthDate !== undefined;
    const net = isKnown
      ? netAmountOf(
          {
            gross: quota.amount,
            place,
            month,
            paidFrom: parseMonth(from),
            birthDate,
            dependants: 0,
            seriousIllness: false,
          },
          overlay,
        )
      : null;
    return { ...quota, net };
  });
};
