import BackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CustomerTitle } from '../../customers/CustomerTitle.tsx';
import { summaryOf } from '../../customers/facts.ts';
import { ExportCustomer } from '../../customers/file/ExportCustomer.tsx';
import { RemoveCustomer } from '../../customers/list/RemoveCustomer.tsx';
import { nameOf } from '../../customers/name.ts';
import { customerTexts as texts } from '../../customers/texts.ts';
import type { CustomerRecord } from '../../customers/useCustomer.ts';
import { customerHistoryPath } from '../../ground/case-paths.ts';
import { historyTexts } from '../../history/texts.ts';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';

export const CustomerHeader = ({ onEdit }: { onEdit: () => void }) => {
  const customer = useShownRecord<CustomerRecord>();
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  return (
    <CustomerTitle name={nameOf(customer)} summary={summaryOf(customer)} updatedAt={customer.updatedAt}>
      <Button component={Link} to="/" startIcon={<BackIcon />}>
        {texts.back}
      </Button>
      <Button component={Link} to={customerHistoryPath(customer.id)} startIcon={<HistoryIcon />}>
        {historyTexts.title}
      </Button>
      <ExportCustomer id={customer.id} name={nameOf(customer)} />
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button startIcon={<DeleteIcon />} onClick={() => setRemoving(true)}>
        {texts.remove}
      </Button>
      <Button variant="contained" startIcon={<EditIcon />} onClick={onEdit}>
        {texts.edit}
      </Button>
      {removing && (
        <RemoveCustomer
          customer={{ ...customer, calculationsCount: customer.calculations.length }}
          name={nameOf(customer)}
          onClose={() => setRemoving(false)}
          onRemoved={() => navigate('/')}
        />
      )}
    </CustomerTitle>
  );
};
