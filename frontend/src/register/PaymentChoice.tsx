import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import type { PaymentMethod } from '../plans/offer.ts';
import { FormSelect } from '../shared/forms/FormFields.tsx';
import { FormPart } from './FormPart.tsx';
import { installmentChoices, priceOf } from './installments.ts';
import { registerTexts as texts } from './texts.ts';
import type { RegisterValues } from './values.ts';

interface PaymentChoiceProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
}

/** How the plan is paid. PIX is paid at once: the instalments go back to one. */
export const PaymentChoice = ({ methods, chosen }: PaymentChoiceProps) => {
  const { setValue } = useFormContext<RegisterValues>();
  const { field } = useController<RegisterValues, 'paymentType'>({ name: 'paymentType' });
  const choose = (type: string) => {
    field.onChange(type);
    setValue('installmentNumber', type === 'CREDIT_CARD' ? '12' : '1');
  };
  return (
    <FormPart title={texts.payment}>
      <FormControl>
        <FormLabel id="payment-type">{texts.fields.paymentType}</FormLabel>
        <RadioGroup
          aria-labelledby="payment-type"
          name={field.name}
          value={field.value}
          onChange={(_event, type) => choose(type)}
        >
          {methods.map(({ type }) => (
            <FormControlLabel key={type} value={type} control={<Radio />} label={texts.types[type]} />
          ))}
        </RadioGroup>
      </FormControl>
      {chosen.type === 'SUBSCRIPTION' ? (
        <Typography>{priceOf(chosen, '1')}</Typography>
      ) : (
        <FormSelect
          name="installmentNumber"
          label={texts.fields.installmentNumber}
          none={null}
          options={installmentChoices(chosen)}
          disabled={chosen.type === 'PIX'}
        />
      )}
    </FormPart>
  );
};
