import { Navigate } from 'react-router';

export default function ToHome() {
  return <Navigate to="/" replace />;
}
