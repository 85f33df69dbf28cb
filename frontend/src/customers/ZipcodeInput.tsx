import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { customerFields } from '../../../domain/api/customers.ts';
import { useGenial } from '../data/data-provider.ts';
import { zipcodeMask } from '../shared/fields/masks.ts';
import { contract } from '../shared/forms/checks.ts';
import { FormMasked } from '../shared/forms/MaskedFields.tsx';
import type { CustomerForm } from './form-values.ts';
import { customerTexts as texts } from './texts.ts';

const check = contract(customerFields.zipcode.sent);
const isWhole = (zipcode: string): boolean => /^\d{8}$/.test(zipcode);

/** Fills what is empty of street, city and state once a CEP was typed. Without an answer nothing is said. */
const useAddress = (): boolean => {
  const { watch, getValues, setValue } = useFormContext<CustomerForm>();
  const genial = useGenial();
  const zipcode = watch('zipcode');
  const asked = useRef(zipcode);
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (zipcode === asked.current) return;
    asked.current = zipcode;
    setFilled(false);
    if (!isWhole(zipcode)) return;
    const leaving = new AbortController();
    const fill = async () => {
      const { street, city, state } = (await genial.addressOf(zipcode, leaving.signal)).data;
      const found = { address: street, city, state } as const;
      for (const name of ['address', 'city', 'state'] as const) {
        if (found[name] === '' || getValues(name) !== '') continue;
        setValue(name, found[name], { shouldDirty: true, shouldValidate: true });
        setFilled(true);
      }
    };
    // The address is typed, as where no service is asked.
    fill().catch(() => undefined);
    return () => leaving.abort();
  }, [zipcode, genial, getValues, setValue]);
  return filled;
};

export const ZipcodeInput = () => (
  <FormMasked
    name="zipcode"
    label={texts.fields.zipcode}
    mask={zipcodeMask}
    check={check}
    {...(useAddress() ? { helperText: texts.addressFilled } : {})}
  />
);
