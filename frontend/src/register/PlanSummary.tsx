import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { unbroken } from '../../../domain/words/format.ts';
import type { PaymentMethod } from '../plans/offer.ts';
import { SellerLine } from '../shared/page/SellerLine.tsx';
import { ChargeTerms } from './ChargeTerms.tsx';
import { priceOf } from './installments.ts';
import { registerTexts as texts } from './texts.ts';
import type { RegisterValues } from './values.ts';

interface PlanSummaryProps {
  form: UseFormReturn<RegisterValues>;
  planName: string;
  guarantee: string;
  methods: readonly [PaymentMethod, ...PaymentMethod[]];
  /** Says also when what is charged: the second step says it beside its button. */
  terms: boolean;
}

/** What is being bought, beside both steps: the plan, what is paid, and the guarantee. */
export const PlanSummary = ({ form, planName, guarantee, methods, terms }: PlanSummaryProps) => {
  const [type, count] = useWatch({ control: form.control, name: ['paymentType', 'installmentNumber'] });
  const method = methods.find((one) => one.type === type) ?? methods[0];
  return (
    <Card component="aside" aria-label={texts.plan(planName)} sx={{ position: { md: 'sticky' }, top: 16 }}>
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Typography component="h2" variant="h3">
          {texts.plan(planName)}
        </Typography>
        <Typography sx={{ fontSize: '1.4rem', fontWeight: 700 }}>{unbroken(priceOf(method, count))}</Typography>
        <Typography color="text.secondary">{texts.types[method.type]}</Typography>
        {terms && <ChargeTerms method={method} />}
        <Typography variant="body2" color="text.secondary">
          {guarantee}
        </Typography>
        <SellerLine />
      </CardContent>
    </Card>
  );
};
