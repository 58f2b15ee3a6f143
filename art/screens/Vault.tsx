import { Icon } from "../parts/Icon";

const exports = [
  { label: "PDF", icon: "file-pdf", color: "peach" },
  { label: "Text", icon: "file-text", color: "sky" },
  { label: "Media", icon: "images", color: "mint" },
];

/** The place of the entries, their lock and the ways to export them. */
export function Vault() {
  return (
    <div className="screen vault">
      <div className="seal">
        <Icon name="shield-check-fill" size={44} />
      </div>
      <h1>Your words are yours</h1>
      <p>214 entries, encrypted before they are saved.</p>
      <h3>Where they live</h3>
      <div className="homes">
        <div data-chosen>
          <Icon name="device-mobile" size={26} />
          <b>This phone</b>
          <span>Nothing leaves it</span>
          <Icon name="check-circle-fill" size={24} />
        </div>
        <div>
          <Icon name="cloud" size={26} />
          <b>Cloud</b>
          <span>On all devices</span>
        </div>
      </div>
      <div className="card lock">
        <Icon name="fingerprint" size={26} />
        <div>
          <b>Unlock with touch</b>
          <span>The key stays with you</span>
        </div>
        <i />
      </div>
      <h3>Take them with you</h3>
      <div className="card exports">
        {exports.map(({ label, icon, color }) => (
          <div key={label}>
            <span style={{ background: `var(--${color})` }}>
              <Icon name={icon} size={28} />
            </span>
            <b>{label}</b>
          </div>
        ))}
      </div>
      <div className="everything">
        <Icon name="download-simple-bold" size={20} /> Download everything
      </div>
    </div>
  );
}
