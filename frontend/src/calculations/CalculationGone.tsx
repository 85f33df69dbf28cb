import MissingIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Customer } from '../../../domain/api/customers.ts';
import { customerPath } from '../ground/case-paths.ts';
import { appTexts } from '../ground/texts.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { type PageTitle, usePageTitle } from '../shared/page/page-title.tsx';
import { calculationTexts as texts } from './texts.ts';

const title: PageTitle = { above: [{ label: appTexts.customers, to: '/' }], here: texts.gone };

/** There is no such calculation: the way back leads to its client, where that one still exists. */
export const CalculationGone = ({ customer }: { customer: Customer | undefined }) => {
  usePageTitle(title);
  return (
    <EmptyState icon={MissingIcon} title={texts.gone} body={texts.goneBody} heading="h1">
      {customer === undefined ? (
        <Button component={Link} to="/" variant="contained">
          {texts.allCustomers}
        </Button>
      ) : (
        <Button component={Link} to={customerPath(customer.id)} variant="contained">
          {texts.backToCustomer}
        </Button>
      )}
    </EmptyState>
  );
};
