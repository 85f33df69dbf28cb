import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../shared/testing/render.tsx';
import { CalculationChoice } from './CalculationChoice.tsx';

it('offers the simple calculation, and the advanced one only as what is yet to come', async () => {
  show(<CalculationChoice customerId="c1" name="Joana" onClose={() => undefined} />);
  expect(await screen.findByRole('link', { name: /Cálculo simples/ })).toHaveAttribute(
    'href',
    '/calculations/new?userId=c1',
  );
  expect(screen.getByText('Em breve!')).toBeVisible();
  expect(screen.getByText('Em breve!').closest('[aria-disabled="true"]')).not.toBeNull();
});
