export function nodeProblem(machine: { version: string; platform: string; arch: string }): string | undefined;
