import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { creditCard } from '../../../domain/api/registration.ts';
import { cardCodeMask, cardNumberMask } from '../shared/fields/masks.ts';
import { both, type Check, contract, required } from '../shared/forms/checks.ts';
import { FormSelect, FormText } from '../shared/forms/FormFields.tsx';
import { FormMasked } from '../shared/forms/MaskedFields.tsx';
import type { CardValues } from './card-values.ts';
import { paymentTexts } from './texts.ts';

const { card: texts } = paymentTexts;
const { holderName, number, ccv } = creditCard.shape;

const YEARS_AHEAD = 20;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const yearsFrom = (now: Date): string[] =>
  Array.from({ length: YEARS_AHEAD }, (_, index) => String(now.getFullYear() + index));

/** A card is good to the end of its month. */
const isOver = ({ expiryMonth, expiryYear }: CardValues, now: Date): boolean =>
  new Date(Number(expiryYear), Number(expiryMonth), 1) <= now;

interface CardFieldsProps {
  /** Only where they are all there is to fill in: fields that a choice brings must not take the focus from the choice. */
  autoFocus?: boolean;
}

/** A card as it is typed, in two columns on a desk. It lives in the form alone, and is sent once. */
export const CardFields = ({ autoFocus = false }: CardFieldsProps) => {
  const { getValues } = useFormContext<CardValues>();
  const now = new Date();
  const notOver: Check = () => {
    const values = getValues();
    return values.expiryYear !== '' && values.expiryMonth !== '' && isOver(values, now) ? texts.expired : null;
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
      <FormText
        name="holderName"
        label={texts.holderName}
        autoComplete="cc-name"
        check={both(required, contract(holderName))}
        autoFocus={autoFocus}
      />
      <FormMasked
        name="number"
        label={texts.number}
        mask={cardNumberMask}
        autoComplete="cc-number"
        check={both(required, contract(number))}
      />
      <FormSelect
        name="expiryMonth"
        label={texts.expiryMonth}
        options={optionsOf(months)}
        none={null}
        autoComplete="cc-exp-month"
        check={both(required, notOver)}
      />
      <FormSelect
        name="expiryYear"
        label={texts.expiryYear}
        options={optionsOf(yearsFrom(now))}
        none={null}
        autoComplete="cc-exp-year"
        check={required}
      />
      <FormMasked
        name="ccv"
        label={texts.ccv}
        mask={cardCodeMask}
        autoComplete="cc-csc"
        check={both(required, contract(ccv))}
      />
    </Box>
  );
};
