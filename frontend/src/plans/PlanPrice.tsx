import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Plan } from '../../../domain/api/plans.ts';
import { reaisOf } from '../../../domain/units/money.ts';
import { formatMoney, unbroken } from '../../../domain/words/format.ts';
import { heard } from '../shared/heard.ts';
import { centsOfPrice, isDiscounted, monthlyPriceOf } from './offer.ts';
import { planTexts as texts } from './texts.ts';

const shown = (price: string): string => unbroken(formatMoney(reaisOf(centsOfPrice(price))));

/** The price before a discount, said as such to who cannot see the line through it. */
const FormerPrice = ({ price }: { price: string }) => (
  <Typography color="text.secondary">
    <span style={heard}>{texts.before} </span>
    <s>{shown(price)}</s>
    <span style={heard}>. {texts.now}</span>
  </Typography>
);

/** What a plan costs: by the month, and at once by PIX. */
export const PlanPrice = ({ plan, besideDiscounted }: { plan: Plan; besideDiscounted: boolean }) => {
  const { monthlyValue, period, pix } = plan;
  const price = monthlyPriceOf(plan);
  return (
    <Box>
      {isDiscounted(plan) && <FormerPrice price={monthlyValue} />}
      {!isDiscounted(plan) && besideDiscounted && (
        <Typography aria-hidden sx={{ display: { xs: 'none', md: 'block' } }}>
          {'\u00a0'}
        </Typography>
      )}
      <Typography sx={{ fontSize: '1.9rem', fontWeight: 700, lineHeight: 1.2 }}>
        {shown(price)}
        <Typography component="span" color="text.secondary">
          {` ${texts.aMonth}`}
        </Typography>
      </Typography>
      {period === 'yearly' && <Typography color="text.secondary">{texts.inInstallments}</Typography>}
      {pix?.available === true && (
        <Typography sx={{ mt: 0.5 }}>
          {texts.pix(shown(pix.value))}
          {pix.percentDiscount > 0 && (
            <Typography component="span" color="success.main" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {` (${texts.pixOff(pix.percentDiscount)})`}
            </Typography>
          )}
        </Typography>
      )}
    </Box>
  );
};
