import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { appTexts } from '../ground/texts.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

interface Caught {
  error: Error | null;
}

interface ErrorBoundaryProps {
  /** Where the person is: going somewhere else leaves the error behind. */
  address: string;
  children: ReactNode;
}

/** A screen that breaks leaves the rest of the product standing and says what to do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: Error): Caught {
    return { error };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.error !== null && before.address !== this.props.address) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <>
        <ErrorPanel error={error} title={appTexts.crashTitle} kept={appTexts.crashKept} next={appTexts.crashNext} />
        <Button variant="contained" onClick={() => window.location.reload()}>
          {appTexts.reload}
        </Button>
      </>
    );
  }
}
