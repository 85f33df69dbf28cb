import { Component, type ReactNode } from 'react';
import { ScreenNotLoaded } from './why-not-loaded.ts';

interface LoadBoundaryProps {
  failed: ReactNode;
  children: ReactNode;
}

interface Caught {
  error: Error | null;
}

/** Catches a file that did not come, and nothing else: a screen that breaks is not its business. */
export class LoadBoundary extends Component<LoadBoundaryProps, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: Error): Caught {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof ScreenNotLoaded)) throw error;
    return this.props.failed;
  }
}
