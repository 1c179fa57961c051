// A link that chooses a file.

export function FilePick({ label, onFile }: { label: string; onFile(file: File): void }) {
  return (
    <label class="file-pick">
      {label}
      <input
        type="file"
        accept=".json,.jsonl,application/json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          currentTarget.value = ''; // so that the same file may be chosen again
        }}
      />
    </label>
  );
}
