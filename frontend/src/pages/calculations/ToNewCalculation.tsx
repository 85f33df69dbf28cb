import { Navigate, useSearchParams } from 'react-router';

/** `/calculations/new?userId={customerId}` opens that client with 'Novo Cálculo'. */
export default function ToNewCalculation() {
  const [query] = useSearchParams();
  const customerId = query.get('userId');
  return (
    <Navigate to={customerId === null ? '/' : `/customer/${encodeURIComponent(customerId)}?calculation=new`} replace />
  );
}
