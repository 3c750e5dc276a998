import { Component, type ErrorInfo, type ReactNode } from "react";
import { CrashScreen } from "./crash-screen.tsx";

type State = { error: unknown; crashed: boolean };

type Props = {
  /** Where the reader is: going somewhere else heals the crash. */
  place?: string;
  children: ReactNode;
};

/** Catches what a page throws while it is drawn. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: null, crashed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, crashed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.crashed && before.place !== this.props.place) {
      this.setState({ error: null, crashed: false });
    }
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashScreen error={this.state.error} /> : this.props.children;
  }
}
