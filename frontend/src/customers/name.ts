import type { Customer } from '../../../domain/api/customers.ts';
import { customerTexts as texts } from './texts.ts';

/** How a client is called on the screens. */
export const nameOf = ({ name }: Pick<Customer, 'name'>): string => name ?? texts.unnamed;
