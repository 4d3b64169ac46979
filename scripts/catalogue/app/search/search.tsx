/** Finds blocks and operations. */
export function Search({ onClose }: { readonly onClose: () => void }) {
  return (
    <dialog open>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
